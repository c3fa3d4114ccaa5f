/** The rest of a text: White to act, no castling, nothing unmoved, Black holds the token. */
export const QUIET = 'w - - - b 0/0 -/- 0,- 1';

export const START = 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1';
/** After both kings stand on their e squares. */
export const PLACED = START.replace('hnr2rnh', 'hnrwkrnh').replace('HNR2RNH', 'HNRWKRNH');
/** A pawn that can lance or charge the knight. */
export const MANNERS = '4k3/8/8/8/4n3/8/4P3/K7 w - - E b 0/0 -/- 0,- 1';
/** Two pawns before the far rank; a rook and a priest are lost. */
export const PAIR = '8/PP6/7k/8/7p/8/8/K5R1 w - - - b 0/0 RH/- 0,- 1';
/** An own duke on d5, the token at hand. */
export const DUKE = '7k/8/8/3G4/7p/8/8/KN6 w - - - w 0/0 -/- 0,- 1';
/** A duke in White's Duchy. */
export const DUCHY = '7k/8/8/8/7p/8/8/KR6 w - - - b 1/0 -/- 0,- 1';
