import type { TextKind } from './textModel.js';

/**
 * What texts of games are like: a model has seen these before it codes its first one, so the usual words cost little.
 * Part of the format of share links: not a letter here may change.
 */
export const PRIMER: readonly (readonly [TextKind, readonly string[]])[] = [
  [
    'comment',
    [
      'A good move. The best move, of course. White is slightly better. Black is winning. The idea is to attack the king on the kingside. ' +
        'This is a mistake: now the pawn is lost and the rook has no good square. Better was to castle first. A blunder that loses the queen at once. ' +
        'With the threat of mate. Black resigns, because the knight cannot be taken. An equal position with chances for both sides.',
      'Um bom lance. O melhor lance, sem dúvida. As brancas estão um pouco melhor. As pretas estão ganhando. A ideia é atacar o rei na ala do rei. ' +
        'Aqui está o erro: agora o peão se perde e a torre não tem mais casas boas. Era melhor fazer o roque primeiro. Um erro grave que perde a dama. ' +
        'Com a ameaça de xeque-mate. As pretas abandonam, porque não dá para capturar o cavalo. Posição igual, com chances para os dois lados.',
      'Boa jogada! Não sei se era isso. Por que não jogou o bispo? Também era possível avançar. O duque entra na zona do senhor da guerra. A legião avança. O sacerdote captura.',
      'O dado deu 5: a peça cai na água e volta para a casa do renascimento. Sorte! The throw was lucky. The piece falls into the water.',
    ],
  ],
  [
    'move',
    ['Nf3', 'O-O', 'exd5', 'Qxd5+', 'Bb5', 'Rad1', 'e8=Q#', '--', 'e2e4', 'g1f3', '(e2-e4)', 'Kh1', 'a6'],
  ],
  [
    'position',
    [
      'ABABABABAB/........../.......... A -',
      '..A.BB..AB/...A..B.../..B..A.... B 3',
      'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
      'hnrkwrnh/pplpplpp/8/8/4P3/8/PPLP1LPP/HNRWKRNH b BGbg - ABDGHabdegh b 0/0 -/- 0,- 1',
      '2r1kw2/pp1lplpp/3p4/3h4/4PN2/5G2/PPLP2PP/2RWKR2 w - - - w 1/0 PP/HN 3,- 17',
      '8/8/3k4/8/3K4/8/8/8 w - - 0 1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
      'r1bqkb1r/pp1ppppp/2n2n2/2p5/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4',
      '2r2rk1/1p3ppp/p3p3/3pP3/1q1P4/5N2/PP3PPP/R2Q1RK1 b - - 0 18',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    ],
  ],
  [
    'value',
    [
      ...['2026.11.18', '2025.03.21', '2027.01.02', '2024.??.??', '????.??.??', '1', '1.1', '2', '?', '-'],
      ...['standard', 'rapid', 'blitz', '600+5', '300+3', '180+2', '900+10', '40/5400+30:1800+30'],
      ...['checkmate', 'resignation', 'time forfeit', 'normal', 'agreement', 'stalemate', 'repetition'],
      ...['C50', 'B20', 'D37', 'A04', 'E60', 'C42', '1500', '1850', '2100', '2450'],
      ...['https://lichess.org/', 'https://www.chess.com/game/live/', 'lichess.org', 'Chess.com'],
      ...[
        'Computador, nível 5',
        'Computador (máximo)',
        'Computer, level 3',
        'Brancas',
        'Pretas',
        'Jogador A',
      ],
      ...['Partida amistosa', 'Torneio da escola', 'Campeonato Brasileiro', 'São Paulo', 'Rio de Janeiro'],
      ...['Live Chess', 'Rated Blitz game', 'World Championship', 'Casual game', 'Belo Horizonte'],
      ...['Ana Souza', 'Maria Oliveira', 'João Silva', 'José dos Santos', 'Pedro Lima', 'Carlos Pereira'],
      ...['Lucas Ferreira', 'Beatriz Costa', 'Paulo Almeida', 'Marina Rodrigues', 'Carlsen, Magnus'],
    ],
  ],
  [
    'name',
    [
      ...['e4', 'd5', 'f3', 'c6', 'a1', 'h8', 'g7', 'b2', 'e5', 'd4', '15', '27', '30'],
      ...['Annotator', 'BlackElo', 'WhiteElo', 'ECO', 'Opening', 'TimeControl', 'Termination', 'PlyCount'],
      ...['Variant', 'SetUp', 'FEN', 'Result', 'UTCDate', 'UTCTime', 'BlackTitle', 'WhiteTitle', 'EventDate'],
      ...['HouseRules', '+castling', '-castling', '+enPassant', '-enPassant'],
      ...['Event', 'Site', 'Date', 'Round', 'White', 'Black'],
      ...['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'White', 'Black', 'Date', 'White', 'Black'],
      ...['senet', 'brasez', 'nucleo', 'classico', 'senet', 'brasez', 'nucleo', 'classico'],
      ...['senet', 'brasez', 'nucleo', 'classico'],
    ],
  ],
];
