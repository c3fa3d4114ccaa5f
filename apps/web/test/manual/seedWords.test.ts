import type { Lang } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/manual/contents.js';
import { searchManual } from '../../src/manual/search.js';

/** What a reader of a game's document types, and the articles that may come first: the document's own words, as it writes them. */
type Sought = readonly (readonly [queries: string, ...articles: readonly string[]])[];

const BRASEZ: Sought = [
  ['Xadrez Brasileiro|Xadrez-Brasuca|Brasuca|BrazChess|Brasez|Rafael Ramus', 'brasez/colocacao'],
  ['setup brasez|linha de trás|linha frontal|arrumado', 'brasez/colocacao'],
  ['Warlord|General de Ouro|General d’Ouro|Vizir|rainha brasez|Grão-Lorde', 'brasez/grao-lorde'],
  ['general', 'brasez/grao-lorde', 'brasez/lorde'],
  ['elefante|Elefantes|bispo brasez|Sumo-Sacerdotes|SS|aterrissagem brasez', 'brasez/sumo-sacerdote'],
  ['Cavaleiros|cavaleiro|Carruagens|carruagem|Towers', 'brasez/cavalo-e-torre'],
  ['coronel|Coronéis|kon|thon|Silver General|Generais de Prata|General de Prata|Lordes', 'brasez/lorde'],
  ['charge|Charging|kamikaze|ataque kamikaze|ataque suicida|suicida', 'brasez/charge'],
  ['Movimento de Lança|lança|peça sem apoio|apoio', 'brasez/lanca'],
  ['Movimento Legionário|legionários|M. Legionário|legião|simultaneamente', 'brasez/movimento-legionario'],
  ['empurrada para trás|empurradas', 'brasez/lanca', 'brasez/empurrao'],
  ['primeiro movimento dos peões|movimento duplo', 'brasez/passo-duplo', 'brasez/lanca', 'classico/peao'],
  ['en-passant|captura en-passant', 'brasez/en-passant', 'classico/en-passant'],
  ['roque brasez|castling brasez', 'brasez/roque'],
  ['Castling|roque', 'classico/roque', 'brasez/roque'],
  ['promovendo brasez|promovidos brasez|peças capturadas pelo adversário', 'brasez/promocao'],
  ['mudança de cor|mudança de cor das casas|mudança de cores do SS', 'brasez/mudanca-de-cor'],
  ['movimento sorrateiro|sorrateiros|realocados', 'brasez/movimento-sorrateiro'],
  ['Grão-Duque|Grão-Duques|duque', 'brasez/retirada-do-grao-duque', 'brasez/entrada-do-grao-duque'],
  ['ducado|Movimento A|tabuleiro auxiliar', 'brasez/retirada-do-grao-duque'],
  ['Movimento B|reintrodução|ameaça direta|paraquedismo', 'brasez/entrada-do-grao-duque'],
  ['ZdC|Zona de Controle|casa adjacente ao Grão-Duque', 'brasez/zona'],
  ['token|tokens|Passar a Vez|Passando a Vez|peça de passagem|devolve a peça', 'brasez/passar-a-vez'],
  ['encurralou|Afogamentos/Stalemates', 'brasez/afogamento', 'classico/afogamento', 'nucleo/afogamento'],
  ['Força Maior|rei sozinho|deixado sozinho', 'brasez/forca-maior'],
  ['Reis e Duques|cinco rodadas|dez movimentos|caso nenhum xeque-mate ocorra', 'brasez/reis-e-duques'],
  ['50 movimentos|cinquenta movimentos', 'brasez/cinquenta-movimentos'],
  ['três movimentos idênticos|idênticos', 'brasez/repeticao'],
];

const SENET: Sought = [
  ['Senet', 'senet/tabuleiro-e-caminho'],
  ['3 fileiras de 10|movimento em S|traçado|numeração', 'senet/tabuleiro-e-caminho'],
  ['posição inicial senet|setup senet|alternadas|jogador inicial|jogador A', 'senet/preparacao'],
  ['D5|dado|rola o dado|rolar', 'senet/dado', 'senet/a-vez'],
  ['sequência de turno|dividir o resultado', 'senet/a-vez', 'senet/andar-e-ultrapassar'],
  ['nova jogada|extra turn|jogar de novo', 'senet/jogar-de-novo'],
  ['perde a vez|perder a vez', 'senet/mover-ou-perder-a-vez'],
  ['ultrapassar|ultrapassagem|movimento básico', 'senet/andar-e-ultrapassar'],
  ['bloqueio|muro|bloqueios', 'senet/bloqueio'],
  ['aterrar|aterrissar|captura por troca|troca de lugar', 'senet/troca'],
  ['proteção|dupla|peças adjacentes', 'senet/protecao'],
  ['movimento exato|exatidão|encaixa|31|sair do tabuleiro', 'senet/saida'],
  ['Casa da Beleza|beleza|casa 26', 'senet/casa-da-beleza'],
  ['Casa da Água|água|casa 27', 'senet/casa-da-agua'],
  ['ressurreição|casa 15', 'senet/casa-da-ressurreicao'],
  ['Casa dos Três Juízes|juízes|juiz|casa 28', 'senet/casa-dos-tres-juizes'],
  ['Casa de Rá|Rá|casa 29', 'senet/casa-de-ra'],
  ['Casa de Hórus|Hórus|casa 30', 'senet/casa-de-horus'],
  ['vitória senet|remover todas as 5 peças|condições de vitória', 'senet/vitoria'],
];

const NUCLEO: Sought = [
  ['Núcleo Tradicional', 'nucleo/preparacao'],
  ['preparação inicial|casa da sua cor', 'nucleo/preparacao'],
  ['estrutura de turno|ação principal|ações simultâneas', 'nucleo/uma-acao'],
  ['movimento em L', 'classico/cavalo', 'nucleo/pecas'],
  ['remover a ameaça|bloqueando a ameaça|defesa', 'nucleo/xeque'],
  ['promoção núcleo|não oferece escolha', 'nucleo/promocao'],
  ['repetição de movimento|mesma ordem de jogadas|3 vezes consecutivas', 'nucleo/repeticao'],
  ['insuficiência de material', 'nucleo/material', 'classico/material-insuficiente'],
  ['demora da decisão|usar recursos|recursos', 'nucleo/relogio'],
  ['limite de turnos|duração', 'nucleo/sem-limite'],
];

const CLASSICO: Sought = [
  ['posição inicial do tabuleiro|64 casas|casas brancas e pretas', 'classico/tabuleiro'],
  ['condução do jogo|passar a vez clássico', 'classico/vez'],
  ['passar por cima|ameaça outra peça|peça amiga', 'classico/captura', 'nucleo/xeque'],
  ['rainha|dama', 'classico/dama'],
  ['torre', 'classico/torre', 'brasez/cavalo-e-torre'],
  ['bispo', 'classico/bispo'],
  ['cavalo|forma de L', 'classico/cavalo'],
  ['rei', 'classico/rei'],
  ['peão', 'classico/peao'],
  ['promoção de peão|promovido', 'classico/promocao', 'nucleo/promocao', 'brasez/promocao'],
  ['roque grande|roque pequeno|movimentos extraordinários', 'classico/roque', 'brasez/roque'],
  ['quinta casa|tomada en passant', 'classico/en-passant-condicoes', 'classico/en-passant'],
  ['desistência|desistir|abandonar a partida|abandonar o jogo', 'classico/desistencia'],
  ['propor empate|sugerir um empate|aceitar o empate', 'classico/acordo'],
  ['material suficiente|material insuficiente', 'classico/material-insuficiente'],
  ['xeque-perpétuo|xeque perpétuo', 'classico/xeque-perpetuo'],
  ['50 lances|lances em sequência', 'classico/cinquenta-lances'],
  ['posição ocorre três vezes|repetir a posição', 'classico/tripla-repeticao'],
  ['exceder seu tempo|acabou o tempo', 'classico/tempo'],
];

const PROGRAM: Sought = [
  ['controle de tempo|tempo por movimento', 'geral/relogios'],
  ['nível de dificuldade|inteligência artificial|IA|I.A.', 'geral/niveis', 'geral/computador-honesto'],
  ['inteligência artificial justa', 'geral/computador-honesto'],
  ['modo de jogo|cor das peças|configurações', 'geral/primeira-partida'],
  ['salvar o último estado|retornar ao último jogo|salvar', 'geral/guardar-e-continuar'],
  ['interface acessível|acessível|acessibilidade', 'geral/acessibilidade'],
  ['instalação|instalar|PyChess', 'geral/instalar'],
  ['lance antecipado|premove|desenhar setas|só o tabuleiro', 'geral/mouse-e-toque'],
];

/** The same in English: our names, and the words of the documents that are English or that a reader would translate. */
const ENGLISH: Sought = [
  ['kamikaze|suicide attack|charging|charges', 'brasez/charge'],
  ['colonel|silver general|lords', 'brasez/lorde'],
  ['gold general|vizier|warlord|queen brasez', 'brasez/grao-lorde'],
  ['general', 'brasez/grao-lorde', 'brasez/lorde'],
  ['elephant|bishop brasez|high priests', 'brasez/sumo-sacerdote'],
  ['chariot|chariots', 'brasez/cavalo-e-torre'],
  ['ZoC|ZdC|zone of control', 'brasez/zona'],
  ['token|pass token|pass|passing', 'brasez/passar-a-vez'],
  ['duchy', 'brasez/retirada-do-grao-duque'],
  ['BrazChess|Brazilian Chess|Brasuca', 'brasez/colocacao'],
  ['force majeure|lone king|bare king', 'brasez/forca-maior'],
  ['five rounds|kings and dukes', 'brasez/reis-e-duques'],
  ['parachute|drop', 'brasez/entrada-do-grao-duque'],
  ['wall|blockade', 'senet/bloqueio'],
  ['extra turn|throw again', 'senet/jogar-de-novo'],
  ['D5|die', 'senet/dado'],
  ['House of Water|water', 'senet/casa-da-agua'],
  ['Horus', 'senet/casa-de-horus'],
  ['Ra|House of Ra', 'senet/casa-de-ra'],
  ['resign|give up', 'classico/desistencia'],
  ['perpetual check', 'classico/xeque-perpetuo'],
  ['AI|difficulty', 'geral/niveis', 'geral/computador-honesto'],
  ['premove|circles|board only', 'geral/mouse-e-toque'],
];

const SEARCHES: readonly (readonly [string, Lang, Sought])[] = [
  ['Brasez', 'pt-BR', BRASEZ],
  ['Senet', 'pt-BR', SENET],
  ['Núcleo', 'pt-BR', NUCLEO],
  ['classic chess', 'pt-BR', CLASSICO],
  ['the program', 'pt-BR', PROGRAM],
  ['English readers', 'en', ENGLISH],
];

for (const [title, lang, sought] of SEARCHES)
  test(`[P-NF2] the words of the document find their article first: ${title}`, () => {
    const astray = sought.flatMap(([queries, ...articles]) =>
      queries.split('|').flatMap((query) => {
        const found = searchManual(CHAPTERS, lang, query);
        const first = found.map(({ chapter, article }) => `${chapter.id}/${article.id}`).at(0) ?? 'nothing';
        return articles.includes(first) ? [] : [`${query}: ${first}, not ${articles.join(' or ')}`];
      }),
    );
    expect(astray).toEqual([]);
  });
