import { foldText } from '@tabuleiro/game';

/** A word of a phrase, as far as it says something about a move. */
export type Token =
  | { readonly kind: 'piece'; readonly name: string }
  /** A square, or a file or a rank alone. */
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'side'; readonly isLong: boolean }
  | {
      readonly kind:
        | 'take'
        | 'to'
        | 'origin'
        | 'promote'
        | 'castle'
        | 'pass'
        | 'charge'
        | 'legion'
        | 'filler';
    };

type Kind = Exclude<Token['kind'], 'piece' | 'place' | 'side'>;

/** Each piece as people call it in either language, without accents. */
const PIECES: ReadonlyMap<string, string> = spread({
  king: 'rei king',
  queen: 'dama rainha queen',
  rook: 'torre carruagem rook chariot',
  bishop: 'bispo bishop',
  knight: 'cavalo cavalinho cavaleiro knight horse',
  pawn: 'peao peaozinho pawn',
  warlord: 'warlord graolorde',
  priest: 'priest sacerdote sumosacerdote highpriest elefante elephant',
  lord: 'lorde lord coronel colonel',
  duke: 'duque duke graoduque grandduke',
});

/** Names of two words. */
const PAIRS = /\b(grao|grand|sumo|high)[\s-]+(?=duque|duke|lorde|sacerdote|priest)/g;

const KINDS: ReadonlyMap<string, Kind> = spread<Kind>({
  take: 'toma tomar tome tomo come comer como captura capturar capture capturo x takes take captures eats eat',
  to: 'para pra pro ate to',
  origin: 'from de do da',
  promote:
    'promove promover promovo promovendo vira virar coroa coroar promotes promote promoting becomes become',
  castle: 'roque rocar roca roco castle castles castling',
  pass: 'passo passar passa passe pass skip pular pulo',
  charge: 'charge carga investida kamikaze suicida',
  legion: 'legiao legionario legion',
  filler:
    'o os as em no na nos nas ao um uma casa square coluna file fileira linha rank the on at in with com and xeque mate xequemate check checkmate lance jogada move moves mova mover movo joga jogo jogue jogar vai ir vou va anda andar goes go play plays minha meu my seu sua por favor please vez turn side lado coloca colocar coloco ponho poe place put entra entrar enter enters en passant ep ataque ataca lanca quero i',
});

const SIDES: ReadonlyMap<string, 'short' | 'long'> = spread({
  short: 'pequeno curto menor short kingside',
  long: 'grande longo maior long queenside',
});

/** Files as they are spelled for those who mishear letters: FIDE's names and the NATO alphabet. */
const FILES: ReadonlyMap<string, string> = spread({
  a: 'anna ana alfa alpha',
  b: 'bella bela bravo',
  c: 'cesar charlie',
  d: 'david delta',
  e: 'eva echo eco',
  f: 'felix foxtrot',
  g: 'gustavo gustav golf',
  h: 'heitor hector hotel',
});

const RANKS: ReadonlyMap<string, string> = spread({
  1: 'um one',
  2: 'dois two',
  3: 'tres three',
  4: 'quatro four',
  5: 'cinco five',
  6: 'seis six',
  7: 'sete seven',
  8: 'oito eight',
});

function spread<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning>;
function spread(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([meaning, list]) =>
      list.split(' ').map((word) => [word, meaning] as const),
    ),
  );
}

/** The words of a phrase, without accents and punctuation: `e quatro` is `e4`, `exd5` is `e x d5`. */
export function splitPhrase(text: string): readonly string[] {
  const words = foldText(text)
    .replace(PAIRS, '$1')
    .replace(/([a-h][1-8])(?=[a-h][1-8])/g, '$1 ')
    .replace(/([a-h]?[1-8]?)x(?=[a-h][1-8])/g, '$1 x ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const joined: string[] = [];
  for (const word of words) {
    const rank = RANKS.get(word) ?? (/^[1-8]$/.test(word) ? word : undefined);
    const file = fileOf(joined.at(-1));
    if (rank !== undefined && file !== undefined) joined.splice(-1, 1, file + rank);
    else joined.push(/^[1-8]$/.test(word) ? word : (FILES.get(word) ?? word));
  }
  return joined;
}

function fileOf(word: string | undefined): string | undefined {
  return word !== undefined && /^[a-h]$/.test(word) ? word : undefined;
}

/** What a word means; undefined for one that has no place in a move. */
export function tokenOf(word: string): Token | undefined {
  if (/^(?:[a-h][1-8]?|[1-8])$/.test(word)) return { kind: 'place', place: word };
  const name = PIECES.get(word) ?? PIECES.get(word.replace(/s$/, ''));
  if (name !== undefined) return { kind: 'piece', name };
  const side = SIDES.get(word);
  if (side !== undefined) return { kind: 'side', isLong: side === 'long' };
  const kind = KINDS.get(word);
  return kind === undefined ? undefined : { kind };
}
