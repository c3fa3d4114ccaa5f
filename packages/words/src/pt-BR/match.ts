import type { MatchErrorCode, RecordProblem } from '@tabuleiro/match';
import type { Fact, SentenceTable } from '../types/refusals.js';

const SIDES: ReadonlyMap<Fact, string> = new Map([
  ['w', 'das brancas'],
  ['b', 'das pretas'],
  ['A', 'do jogador A'],
  ['B', 'do jogador B'],
]);

const of = (player: Fact): string => SIDES.get(player) ?? `de ${player}`;

const at = (path: Fact): string => (path === '' ? 'O documento' : `O campo ${path}`);

export const errors: SentenceTable<MatchErrorCode> = {
  'not-a-player': ({ by }) => `"${by}" não joga esta partida.`,
  'bad-time': () => 'O tempo gasto precisa ser um número inteiro de milissegundos, a partir de 0.',
  'game-over': () => 'A partida já terminou.',
  paused: () => 'A partida está em pausa: continue a partida primeiro.',
  'not-paused': () => 'A partida não está em pausa.',
  'time-in-pause': () => 'Durante a pausa o relógio não anda.',
  'not-your-turn': ({ by }) => `Ainda não é a vez ${of(by)}.`,
  'illegal-move': ({ move }) => `O lance "${move}" não é legal nesta posição.`,
  'must-throw': () => 'O dado ainda não foi jogado: jogue o dado primeiro.',
  'no-throw': () => 'Agora não é hora de jogar o dado: escolha um lance.',
  'wrong-dice': ({ from }) =>
    from === 'real'
      ? 'Esta partida usa o dado do programa: não digite o número de um dado de verdade.'
      : 'Esta partida usa um dado de verdade: jogue o dado e digite o número que saiu.',
  'throw-seen': ({ move, needs }) =>
    `Este arremesso já foi visto: deu ${needs}, e voltar lances não o muda para ${move}.`,
  'no-agreement': () => 'Neste jogo não há empate de comum acordo.',
  'offer-stands': ({ by }) => `Já há uma proposta de empate ${of(by)}, que espera resposta.`,
  'no-offer': () => 'Não há proposta de empate do adversário a responder.',
  'no-claim': () => 'Não há o que reivindicar aqui: só quem pode dar xeque reivindica xeque perpétuo.',
  'hints-off': () => 'As dicas foram desligadas nesta partida.',
  'takebacks-off': () => 'Voltar lances foi desligado nesta partida.',
  'nothing-to-take-back': () => 'Você ainda não fez nenhum lance que possa voltar.',
  'already-asked': ({ by }) => `Já há um pedido ${of(by)} para voltar o lance, que espera resposta.`,
  'not-asked': () => 'O adversário não pediu para voltar nenhum lance.',
};

export const problems: SentenceTable<RecordProblem> = {
  'wrong-type': ({ path }) => `${at(path)} não é do tipo esperado.`,
  missing: ({ path }) => `${at(path)} está faltando.`,
  'unknown-key': ({ path }) => `${at(path)} não existe neste formato.`,
  'out-of-range': ({ path, least, most }) => `${at(path)} fica fora dos limites, de ${least} a ${most}.`,
  'not-in-list': ({ path, known }) => `${at(path)} só aceita: ${known}.`,
  'bad-text': ({ path }) => `${at(path)} contém um texto que não pode ser lido.`,
  'not-json': () => 'O texto não é um JSON válido.',
  'too-long': ({ most }) => `O texto é longo demais: o máximo são ${most} caracteres.`,
  'newer-version': ({ version, most }) =>
    `O registro é da versão ${version}, e este programa lê até a ${most}. Use um programa mais novo.`,
  'other-game': ({ game, needs }) => `O registro é do jogo ${game}, não de ${needs}.`,
  'bad-option': ({ path }) => `${at(path)} não é uma opção deste jogo.`,
  'bad-position': () => 'A posição inicial do registro não pode ser lida.',
  'refused-action': ({ path }) => `${at(path)} traz uma ação que as regras não permitem ali.`,
  'not-canonical': ({ path }) => `${at(path)} não está escrito como aconteceu.`,
  'wrong-commit': () => 'O segredo do dado não corresponde ao selo mostrado antes da partida.',
  'wrong-throw': ({ path, needs }) => `${at(path)} traz outro arremesso: o segredo do dado dá ${needs}.`,
  'wrong-result': () => 'O resultado escrito não é o da partida jogada.',
  'broken-chain': ({ path }) =>
    `O verificador em ${path} não confere: esta linha ou uma anterior foi alterada ou perdida.`,
  'cut-off': () => 'O arquivo acaba antes do fim da primeira linha.',
};

export const recordPlace = (sentence: string, line: number): string => `Linha ${line}: ${sentence}`;

export const clockError = (text: string): string =>
  `"${text}" não é um ritmo de jogo. Escreva, por exemplo, 10+5, 15 KO, 30/lance, 90/40+30+30s ou none.`;
