import { isLevel } from '@tabuleiro/engine';
import { CLOCK_PRESETS, formatClock, type Setup } from '@tabuleiro/match';
import type { NewGameForm, TimeChoice } from './form.js';

/** The terms of a game with the sides exchanged, for those who have to agree on new dice first. */
export function rematchForm({ players, clock, help, options, start }: Setup): Partial<NewGameForm> {
  const own = players[0].kind === 'person' ? 0 : 1;
  const other = players[1 - own];
  return {
    opponent: other.kind === 'person' ? 'person' : 'computer',
    names: [players[own].name, other.kind === 'person' ? other.name : ''],
    colour: own === 0 ? 'second' : 'first',
    level: isLevel(other.level) ? other.level : 'max',
    time: timeOf(formatClock(clock[own]), formatClock(clock[1 - own])),
    help,
    options,
    position: start ?? '',
  };
}

function timeOf(own: string, other: string): TimeChoice {
  if (own !== other) return { kind: 'unequal', own, other };
  return { kind: CLOCK_PRESETS.some((preset) => preset === own) ? 'preset' : 'custom', text: own };
}
