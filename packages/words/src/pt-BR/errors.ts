import type { DiceWords, ErrorTable, JsonProblem, OptionProblem } from '../types/errors.js';
import { arena, wordCause } from './arena.js';
import { dataFiles } from './dataFiles.js';

const digits = (place: string): string =>
  `Na transcrição, "${place}" precisa ter 64 dígitos hexadecimais minúsculos.`;

export const dice: DiceWords = {
  problems: {
    syntax: () => 'A transcrição não é um JSON válido.',
    'not-object': () => 'A transcrição precisa ser um objeto JSON, entre chaves.',
    'missing-key': (place) => `Falta "${place}" na transcrição.`,
    'unknown-key': (place) => `A transcrição tem uma chave que não faz parte dela: "${place}".`,
    'bad-version': () => 'A transcrição não é da versão 1, a única que conheço.',
    'bad-game': () => 'A transcrição não é de uma partida de Senet ("senet").',
    'bad-commit': digits,
    'bad-secret': digits,
    'bad-seed': (place) => `Na transcrição, "${place}" precisa ser um texto de caracteres inteiros.`,
    'bad-throws': (place) => `Na transcrição, "${place}" precisa ser uma lista de arremessos.`,
    'bad-throw': (place) => `Na transcrição, ${place} precisa ser um número inteiro de 1 a 5.`,
  },
  commitDiffers: (written, computed) =>
    `O segredo não é o prometido: o selo dele (commit) é ${computed}, mas a transcrição diz ${written}.`,
  throwDiffers: (at, written, computed) =>
    `O arremesso ${at} (contado a partir de 0) é diferente: a transcrição diz ${written}, mas deveria ser ${computed}.`,
};

const JSON_PROBLEMS: Readonly<Record<JsonProblem, string>> = {
  length: 'A linha é longa demais.',
  syntax: 'A linha não é um JSON válido.',
  object: 'A linha precisa ser um objeto JSON, entre chaves.',
  game: 'O campo "game" precisa ser o nome de um jogo, em texto.',
  position: 'O campo "position" precisa ser um texto.',
  moves: 'O campo "moves" precisa ser uma lista de textos.',
};

const OPTION_PROBLEMS: Readonly<Record<OptionProblem, (option: string, range: string) => string>> = {
  unknown: (option) => `Este jogo não tem a opção "${option}".`,
  'not-boolean': (option) => `A opção "${option}" só aceita true ou false.`,
  'not-object': () => 'As opções precisam ser um objeto com true ou false para cada nome.',
  'out-of-range': (option, range) => `A opção "${option}" só aceita ${range}.`,
};

export const errors: ErrorTable = {
  'bad-json': ({ problem }) => JSON_PROBLEMS[problem],
  'unknown-game': ({ game, known }) => `Não conheço o jogo "${game}". Os jogos são: ${known}.`,
  'other-game': ({ game, asked }) => `Esta é uma partida de ${game}, não de ${asked}.`,
  'bad-position': ({ field }) => `A posição não pode ser lida: confira o campo "${field}".`,
  'bad-move': ({ move }) => `"${move}" não é um lance que este jogo conheça.`,
  'illegal-move': ({ move }) => `O lance "${move}" não é legal nesta posição.`,
  'game-over': ({ move }) => `A partida já terminou; "${move}" não pode mais ser jogado.`,
  'bad-option': ({ option, problem, range = '' }) => OPTION_PROBLEMS[problem](option, range),
  'no-computer': ({ game, known }) => `Aqui o computador não joga ${game}. Ele joga: ${known}.`,
  'not-senet': ({ game }) => `Só partidas de Senet podem ser analisadas assim; esta é de ${game}.`,
  'unknown-command': ({ command }) => `Não conheço o comando "${command}".`,
  'unknown-flag': ({ flag }) => `Este comando não tem a opção "${flag}".`,
  'flag-value': ({ flag }) => `A opção "${flag}" não leva valor.`,
  'no-flag-value': ({ flag }) => `Falta o valor da opção "${flag}".`,
  'missing-argument': ({ argument }) => `Falta o argumento ${argument}.`,
  'extra-argument': ({ argument }) => `Há um argumento a mais: "${argument}".`,
  'bad-lang': ({ lang }) => `Não falo "${lang}". Use pt-BR ou en.`,
  'bad-depth': ({ depth, most }) => `A profundidade "${depth}" precisa ser um número inteiro de 0 a ${most}.`,
  'engine-shared': () =>
    'A opção "--engine" só vale para este computador e não combina com "--host": quem abrisse o endereço usaria o seu programa. Tire uma das duas.',
  'bus-alone': () =>
    'A opção "--bus" precisa de "--store": o barramento liga servidores que dividem um banco de dados.',
  'stdin-twice': () => 'Só um argumento pode ser "-": a entrada é lida uma única vez.',
  'file-exists': ({ file }) => `Já existe um arquivo ${file}. Escolha outro nome.`,
  'no-saved-game': ({ file }) => `Não há partida para continuar em ${file}.`,
  'damaged-save': ({ file }) => `A partida guardada em ${file} está danificada. O arquivo ficou como estava.`,
  'newer-save': ({ file }) =>
    `A partida em ${file} foi guardada por uma versão mais nova. O arquivo ficou como estava.`,
  'changed-save': ({ file }) =>
    `Outro programa gravou em ${file} e está jogando esta partida. Continue por lá; este aqui para, e a última ação dele não vale.`,
  'no-dice-secret': ({ file }) =>
    `A partida em ${file} é uma cópia sem o segredo dos dados: dá para ler, não para continuar a jogar.`,
  'unreadable-file': ({ file, cause }) => `Não consegui ler ${file} (${wordCause(cause)}).`,
  'unwritable-file': ({ file, cause }) => `Não consegui gravar ${file} (${wordCause(cause)}).`,
  'not-utf8': ({ file }) => `Não consegui ler ${file}: não é um texto em UTF-8.`,
  'too-large-input': ({ file, most }) => `Não li ${file}: é grande demais. O máximo são ${most} MB.`,
  'not-regular-file': ({ file }) =>
    `${file} não é um arquivo comum, e sim uma pasta, um pipe ou um dispositivo.`,
  'bad-network': ({ file, problem }) =>
    `O arquivo ${file} ${dataFiles.problems[problem]}. Com "/weights" no fim, um jogador não precisa de rede.`,
  'bad-player': ({ player }) =>
    `"${player}" não é um jogador. Diga level:5, ms:100, nodes:20000, depth:8, clock:10+0.1, random, greedy ou uci:COMANDO.`,
  'engine-failed': ({ engine, problem, cause }) => arena.problems[problem](engine, cause),
  'engine-game': ({ engine, game }) =>
    `O programa "${engine}" não conhece o jogo ${game}: o UCI_Variant dele não o oferece.`,
  'engine-option': ({ engine, option }) =>
    `O programa "${engine}" não tem a opção ${option}. Veja quais ele oferece: inicie-o e escreva uci.`,
  'other-match': ({ file }) => `O arquivo ${file} tem partidas de outro confronto. Escolha outro nome.`,
  'damaged-results': ({ file, line }) =>
    `Os resultados em ${file} estão danificados na linha ${line}. O arquivo ficou como estava.`,
  'damaged-checkpoint': ({ file }) =>
    `O que uma execução anterior guardou em ${file} está danificado. Apague esse arquivo e rode o comando de novo.`,
  'thread-failed': ({ cause }) => `Uma parte do cálculo parou (${cause}). Rode o comando de novo.`,
  'no-memory': ({ needed }) => `Falta memória: são necessários ${needed} GB.`,
  'bad-link': () =>
    'Este não é um link de partida. Ele é como http://ENDEREÇO:4321/#/longe/convite/K7QF3M9X, ou só o endereço do servidor.',
  'bad-transcript': ({ problem, place }) => dice.problems[problem](place),
};
