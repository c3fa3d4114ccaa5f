import { expect, hears, spoken, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { hurry } from './play/hurry.js';
import { Listener } from './play/listener.js';

/**
 * Whole games as somebody hears them who sees nothing: the transcripts are what is done, what has the focus then, and
 * what is said. The focus stays where it was whoever moves, and nothing is said that does not stand here.
 */
test.beforeEach(async ({ page }) => hurry(page));

test('[P-NF1] [P-F1] [P-F6] [P-F7] classico: a whole game by keyboard and ear', async ({ page }) => {
  await page.goto('.');
  const ear = await Listener.at(page);
  await ear.follow(`
    [Tab …] link "Xadrez clássico O xadrez de sempre, com roque, en passant, promoção e todos os empates. Nova partida"
    [Enter] heading "Xadrez clássico"
    [Tab …] group "Contra quem?" radio "Computador Sem internet, no nível que você escolher" checked
    [ArrowDown] radio "Outra pessoa As duas neste aparelho" checked
    [Tab …] button "Começar a partida"
    [Enter] heading "Xadrez clássico"
    [Tab …] grid "Xadrez clássico. As brancas jogam. As brancas embaixo." gridcell "a2, peão branco, pode mover"
    [Shift+6] gridcell "f2, peão branco, pode mover"
    [Enter] gridcell "f2, peão branco, selecionado" selected
    [3] gridcell "f3, vazia, pode ir"
    [Enter] grid "Xadrez clássico. As pretas jogam. As pretas embaixo." gridcell "f3, peão branco, o último lance chegou aqui"
    — As brancas: peão de f2 para f3.
    [Shift+5] gridcell "e3, vazia"
    [7] gridcell "e7, peão preto, pode mover"
    [Enter] gridcell "e7, peão preto, selecionado" selected
    [j] gridcell "e5, vazia, pode ir"
    [Enter] grid "Xadrez clássico. As brancas jogam. As brancas embaixo." gridcell "e5, peão preto, o último lance chegou aqui"
    — As pretas: peão de e7 para e5.
    [Shift+7] gridcell "g5, vazia"
    [2] gridcell "g2, peão branco, pode mover"
    [m]
    — peão branco. Pode ir: g3, g4.
    [Enter] gridcell "g2, peão branco, selecionado" selected
    [4] gridcell "g4, vazia, pode ir"
    [Enter] grid "Xadrez clássico. As pretas jogam. As pretas embaixo." gridcell "g4, peão branco, o último lance chegou aqui"
    — As brancas: peão de g2 para g4.
    [d] gridcell "d8, dama preta, pode mover"
    [Enter] gridcell "d8, dama preta, selecionada" selected
    [4] gridcell "d4, vazia"
    [Shift+8] gridcell "h4, vazia, pode ir"
    [ArrowLeft]
    — Borda do tabuleiro.
    [Enter] grid "Xadrez clássico. As brancas embaixo." gridcell "h4, dama preta, o último lance chegou aqui"
    —! As pretas: dama de d8 para h4. Xeque-mate: as pretas vencem.
    [u]
    — As pretas: dama de d8 para h4. Xeque-mate: as pretas vencem.
    [Shift+U]
    — As pretas: dama de d8 para h4. Xeque-mate: as pretas vencem.
    [/] textbox "Escreva um lance ou uma palavra"
    > xeque?
    — Sim, xeque: rei branco em e1. As pretas: dama de d8 para h4. Xeque-mate: as pretas vencem.
    [Escape] grid "Xadrez clássico. As brancas embaixo." gridcell "h4, dama preta, o último lance chegou aqui"
    [?] dialog "Ajuda" link "Ler o manual: regras, tutoriais e tudo sobre o app"
    [Escape] grid "Xadrez clássico. As brancas embaixo." gridcell "h4, dama preta, o último lance chegou aqui"
  `);
});

test('[P-NF1] [P-F1] classico in English: a whole game by keyboard and ear @deep', async ({ page }) => {
  await page.goto('.');
  const ear = await Listener.at(page);
  await ear.follow(`
    [Tab …] navigation "Menu do Tabuleiro" button "English"
    [Enter] navigation "Tabuleiro menu" button "Português"
    [Tab …] link "Classic chess Chess as ever, with castling, en passant, promotion and every draw. New game"
    [Enter] heading "Classic chess"
    [Tab …] group "Against whom?" radio "Computer Without internet, at the level you choose" checked
    [ArrowDown] radio "Another person Both at this device" checked
    [Tab …] button "Start the game"
    [Enter] heading "Classic chess"
    [Tab …] grid "Classic chess. White to move. White at the bottom." gridcell "a2, white pawn, can move"
    [Shift+6] gridcell "f2, white pawn, can move"
    [Enter] gridcell "f2, white pawn, selected" selected
    [3] gridcell "f3, empty, can go here"
    [Enter] grid "Classic chess. Black to move. Black at the bottom." gridcell "f3, white pawn, last move came here"
    — White: pawn from f2 to f3.
    [Shift+5] gridcell "e3, empty"
    [7] gridcell "e7, black pawn, can move"
    [Enter] gridcell "e7, black pawn, selected" selected
    [5] gridcell "e5, empty, can go here"
    [Enter] grid "Classic chess. White to move. White at the bottom." gridcell "e5, black pawn, last move came here"
    — Black: pawn from e7 to e5.
    [Shift+7] gridcell "g5, empty"
    [2] gridcell "g2, white pawn, can move"
    [Enter] gridcell "g2, white pawn, selected" selected
    [4] gridcell "g4, empty, can go here"
    [Enter] grid "Classic chess. Black to move. Black at the bottom." gridcell "g4, white pawn, last move came here"
    — White: pawn from g2 to g4.
    [q] gridcell "d8, black queen, can move"
    [Enter] gridcell "d8, black queen, selected" selected
    [4] gridcell "d4, empty"
    [Shift+8] gridcell "h4, empty, can go here"
    [Enter] grid "Classic chess. White at the bottom." gridcell "h4, black queen, last move came here"
    —! Black: queen from d8 to h4. Checkmate: Black wins.
  `);
});

test('[P-NF1] [P-F5] [P-F6] [P-F9] classico: castling, en passant, check, promotion and offers are told', async ({
  page,
}) => {
  await page.goto('./#/nova/classico');
  const ear = await Listener.at(page);
  await ear.follow(`
    [Tab …] group "Contra quem?" radio "Computador Sem internet, no nível que você escolher" checked
    [ArrowDown] radio "Outra pessoa As duas neste aparelho" checked
    [Tab …] DisclosureTriangle "Mais opções outros ritmos, ajuda, seu nome, posição inicial"
    [Enter]
    [Tab …] textbox "Posição"
    > 4k3/P2p4/8/4P3/8/8/7r/4K2R w K - 0 1
    [Tab …] button "Começar a partida"
    [Enter] heading "Xadrez clássico"
    [/] textbox "Escreva um lance ou uma palavra"
    > O-O-O
    —! O roque grande não é mais possível: o rei ou essa torre já saiu da sua casa inicial.
    > 0-0
    — As brancas: roque pequeno: rei de e1 para g1, torre de h1 para f1.
    > d5
    — As pretas: peão de d7 para d5.
    > exd6
    — As brancas: peão de e5 toma en passant o peão em d5 e vai para d6.
    > Th1
    —! As pretas: torre de h2 para h1. Xeque!
    > a8=D
    —! O seu rei está em xeque pela torre em h1: mova o rei, capture essa peça ou bloqueie o ataque.
    > Rxh1
    — As brancas: rei de g1 toma a torre em h1.
    > Rd7
    — As pretas: rei de e8 para d7.
    [Shift+Tab …] grid "Xadrez clássico. As brancas jogam. As brancas embaixo." gridcell "a7, peão branco, pode mover"
    [Enter] gridcell "a7, peão branco, selecionado" selected
    [8] gridcell "a8, vazia, pode ir"
    [Enter] dialog "Promover a que peça?" button "Dama"
    [Tab] button "Torre"
    [Enter] grid "Xadrez clássico. As pretas jogam. As pretas embaixo." gridcell "a8, torre branca, o último lance chegou aqui"
    — As brancas: peão de a7 para a8, promove a torre.
    [Tab …] region "Ações" button "Propor empate"
    [Enter] button "Confirmar empate"
    — Propor empate ao adversário? Pressione de novo para confirmar; Esc cancela.
    [Enter] button "Propor empate" disabled
    —! As pretas: proposta de empate. Responda com os botões Aceitar ou Recusar, ou escreva "aceitar" ou "recusar".
    [Shift+Tab …] region "As pretas: proposta de empate." button "Recusar"
    [Enter] grid "Xadrez clássico. As pretas jogam. As pretas embaixo." gridcell "a8, torre branca, o último lance chegou aqui"
    — As brancas: empate recusado. A partida continua.
    [/] textbox "Escreva um lance ou uma palavra"
    > empate
    —! As pretas: proposta de empate. Responda com os botões Aceitar ou Recusar, ou escreva "aceitar" ou "recusar".
    > aceitar
    —! Empate de comum acordo.
  `);
});

test('[P-NF1] [P-F1] the computer is told of at once, when it thinks for long too, and leaves the focus alone', async ({
  page,
}) => {
  const table = new GameTester(page);
  await table.begin('classico', { level: 1 });
  await table.at('e2').focus();
  await table.press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
  const thinking = 'O computador está pensando…';
  const answer = /^Computador: .+ de \w\d para \w\d\.$/;
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...(await spoken(page)).map(({ text }) => text));
      return said.filter((text) => text !== thinking);
    })
    .toEqual(['As brancas: peão de e2 para e4.', expect.stringMatching(answer)]);
  await expect(table.at('e4')).toBeFocused();

  await table.begin('classico', { level: 'máximo' });
  await table.move('e2', 'e4');
  await hears(page, thinking);
});

test('[P-NF1] what happens while a dialog is open is heard in it, once; closing it repeats nothing', async ({
  page,
}) => {
  const table = new GameTester(page);
  await table.begin('classico', { opponent: 'person' });
  await table.type('e4');
  await hears(page, 'peão de e2 para e4');
  await table.button('Desistir').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await spoken(page)).toEqual([]);
  // A dialog that has something to scroll would be a tab stop of its own.
  expect(await page.getByRole('dialog').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  // Nobody reaches it now; a clock, a computer or another tab would speak up just so.
  await page.locator('.walker-step.first').evaluate((button: HTMLElement) => button.click());
  expect(await hears(page, 'Revendo')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(table.button('Desistir')).toBeFocused();
  expect(await spoken(page)).toEqual([]);
});

test('[P-NF1] `?` opens the help on every page, where nothing is being written', async ({ page }) => {
  const pages = ['', 'analise', 'partidas/importar', 'partidas/numeros', 'nova/senet', 'ajustes', 'manual'];
  const help = page.getByRole('dialog', { name: 'Ajuda' });
  for (const name of pages) {
    await page.goto(`./#/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What hears the key is fetched once the first page is there.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(help).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  }
  await page.goto('./#/editor/classico');
  const text = page.getByRole('textbox', { name: 'Texto da posição' });
  await text.press('?');
  await expect(text).toHaveValue(/\?/);
  await expect(help).toHaveCount(0);
});

test('[P-NF1] [P-F1] nucleo: a whole game by typed moves and ear', async ({ page }) => {
  await page.goto('./#/nova/nucleo');
  const ear = await Listener.at(page);
  await ear.follow(`
    [Tab …] group "Contra quem?" radio "Computador Sem internet, no nível que você escolher" checked
    [ArrowDown] radio "Outra pessoa As duas neste aparelho" checked
    [Tab …] button "Começar a partida"
    [Enter] heading "Xadrez, núcleo tradicional"
    [/] textbox "Escreva um lance ou uma palavra"
    > relógio
    — Esta partida é sem relógio.
    > quem joga?
    — As brancas jogam.
    > cavalo e5
    —! O cavalo em g1 anda em L: duas casas numa direção e uma para o lado.
    > peão f3
    — As brancas: peão de f2 para f3.
    > xeque?
    — Não há xeque agora.
    > e2e4
    —! O peão em e2 é das brancas, e a vez é do outro lado.
    > e5
    — As pretas: peão de e7 para e5.
    > g4
    — As brancas: peão de g2 para g4.
    > último
    — As brancas: peão de g2 para g4.
    > onde está o rei?
    — rei preto e8; rei branco e1.
    > casa g4
    — g4, peão branco, o último lance chegou aqui
    > dama h4 mate
    —! As pretas: dama de d8 para h4. Xeque-mate: as pretas vencem.
  `);
});

test('[P-NF1] [P-F1] [B-SETUP] [B-PASS] brasez: a whole game by keyboard and ear', async ({ page }) => {
  await page.goto('./#/nova/brasez');
  const ear = await Listener.at(page);
  await ear.follow(`
    [Tab …] group "Contra quem?" radio "Computador Sem internet, no nível que você escolher" checked
    [ArrowDown] radio "Outra pessoa As duas neste aparelho" checked
    [Tab …] button "Começar a partida"
    [Enter] heading "Brasez"
    [Tab …] grid "Brasez. As brancas jogam. As brancas embaixo." gridcell "d1, vazia, pode entrar, lugar do rei ou do Grão-Lorde"
    [Enter] grid "Brasez. As pretas jogam. As pretas embaixo." gridcell "d1, rei branco, o último lance chegou aqui"
    — As brancas: rei em d1, Grão-Lorde em e1.
    [j] gridcell "e8, vazia, pode entrar, lugar do rei ou do Grão-Lorde"
    [Enter] grid "Brasez. As brancas jogam. As brancas embaixo." gridcell "e8, rei preto, o último lance chegou aqui"
    — As pretas: rei em e8, Grão-Lorde em d8.
    [p] gridcell "a7, peão preto"
    [2] gridcell "a2, peão branco, pode mover"
    [Enter] gridcell "a2, peão branco, selecionado" selected
    [3] gridcell "a3, vazia, pode ir"
    [Enter] grid "Brasez. As pretas jogam. As pretas embaixo." gridcell "a3, peão branco, o último lance chegou aqui"
    — As brancas: peão de a2 para a3.
    [Tab] button "Ducado das pretas: nenhum Grão-Duque"
    [Tab] button "Peça de Passagem: com as pretas, pode mover"
    [Enter] button "Confirmar: Peça de Passagem: com as pretas, pode mover"
    — Confirmar passe: a Peça de Passagem vai para as brancas? Pressione de novo; Esc cancela.
    [Enter] button "Peça de Passagem: com as brancas; passar agora empata a partida, pode mover, o último lance chegou aqui"
    — As pretas: passe: a Peça de Passagem vai para as brancas.
    [Enter] button "Confirmar: Peça de Passagem: com as brancas; passar agora empata a partida, pode mover, o último lance chegou aqui"
    — Isto acaba a partida: Um passe respondido com outro passe: empate. Confirmar passe: a Peça de Passagem vai para as pretas? Pressione de novo; Esc cancela.
    [Enter] button "Peça de Passagem: com as pretas, o último lance chegou aqui"
    —! As brancas: passe: a Peça de Passagem vai para as pretas. Um passe respondido com outro passe: empate.
  `);
});

test('[P-NF1] [P-F1] [S-DIE] senet: the end of a race with a real die, by keyboard and ear', async ({
  page,
}) => {
  await page.goto('./#/nova/senet');
  const ear = await Listener.at(page);
  await ear.follow(`
    [Tab …] group "Contra quem?" radio "Computador Sem internet, no nível que você escolher" checked
    [ArrowDown] radio "Outra pessoa As duas neste aparelho" checked
    [Tab …] DisclosureTriangle "Mais opções outros ritmos, ajuda, seu nome, posição inicial"
    [Enter]
    [Tab …] group "Que dado?" radio "Dado do programa Honesto, e você pode conferir no fim" checked
    [ArrowDown] radio "Dado de verdade Você joga o seu dado de cinco faces e diz o número" checked
    [Tab …] textbox "Posição"
    > ........../........../.A..BA..B. A -
    [Tab …] button "Começar a partida"
    [Enter] heading "Senet"
    [Tab …] grid "Senet. É a vez do jogador A." gridcell "casa 1, vazia"
    [j]
    — O dado ainda não foi jogado.
    [Tab …] region "Dado" group "Que número saiu no seu dado?" button "Saiu 3"
    [Enter] button "Saiu 3" disabled
    — O jogador A: o dado dá 3; só o cone da casa 22 pode andar.
    [Shift+Tab …] grid "Senet. É a vez do jogador A." gridcell "casa 1, vazia"
    [j] gridcell "casa 22, cone do jogador A, pode mover"
    — Com 3: troca com o carretel da casa 25.
    [y]
    — Casa 22, cone do jogador A. Com 1: vai para a casa 23. Com 2: vai para a casa 24. Com 3: troca com o carretel da casa 25. Com 4: não anda, já há um cone na casa 26. Com 5: cai na água e volta para a casa 15, Casa da Ressurreição.
    [Enter] gridcell "casa 22, cone do jogador A, selecionado" selected
    [PageDown] gridcell "casa 23, vazia"
    [.] gridcell "casa 24, vazia"
    [j] gridcell "casa 25, carretel do jogador B, pode trocar de lugar"
    [Enter] grid "Senet. É a vez do jogador B." gridcell "casa 25, cone do jogador A, o último lance chegou aqui, protegido pelo vizinho"
    — O jogador A: cone da casa 22 para a casa 25; troca com o carretel, que vai para a casa 22.
    [/] textbox "Escreva um lance ou uma palavra"
    > dado 5
    — O jogador B: o dado dá 5, move e joga de novo; só o carretel da casa 22 pode andar.
    > 22
    — O jogador B: carretel da casa 22 cai na Casa da Água e volta para a casa 15, Casa da Ressurreição; joga de novo.
    > dado 1
    — O jogador B: o dado dá 1, move e joga de novo; só o carretel da casa 15 pode andar.
    > 15
    — O jogador B: carretel da casa 15, Casa da Ressurreição, para a casa 16; joga de novo.
    > dado 4
    — O jogador B: o dado dá 4; só o carretel da casa 16 pode andar.
    > 16
    — O jogador B: carretel da casa 16 para a casa 20.
    > dado 4
    — O jogador A: o dado dá 4; nenhuma peça pode andar.
    > passar
    — O jogador A: perde a vez.
    > dado 2
    — O jogador B: o dado dá 2.
    > 29 sai
    — O jogador B: carretel da casa 29, Casa de Rá, sai do tabuleiro, falta 1.
    > dado 5
    — O jogador A: o dado dá 5, move e joga de novo.
    > 26
    — O jogador A: cone da casa 26, Casa da Beleza, sai do tabuleiro, falta 1; joga de novo.
    > dado 4
    — O jogador A: o dado dá 4; só o cone da casa 25 pode andar.
    > 25
    — O jogador A: cone da casa 25 para a casa 29, Casa de Rá, fica protegido, só sai com 2.
    > dado 3
    — O jogador B: o dado dá 3; só o carretel da casa 20 pode andar.
    > 20
    — O jogador B: carretel da casa 20 para a casa 23.
    > dado 2
    — O jogador A: o dado dá 2; só o cone da casa 29 pode andar.
    > 29
    —! O jogador A: cone da casa 29, Casa de Rá, sai do tabuleiro, era o último. Todas as cinco peças saíram do tabuleiro: o jogador A vence.
  `);
});
