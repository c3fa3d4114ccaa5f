import { isLevel } from '@tabuleiro/engine';
import { formatTimeControl, type Setup, TIME_CONTROL_PRESETS } from '@tabuleiro/match';
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
    time: timeOf(formatTimeControl(clock[own]), formatTimeControl(clock[1 - own])),
    help,
    options,
    position: start ?? '',
  };
}

function timeOf(own: string, other: string): TimeChoice {
  if (own !== other) return { kind: 'unequal', own, other };
  return { kind: TIME_CONTROL_PRESETS.some((preset) => preset === own) ? 'preset' : 'custom', text: own };
}
