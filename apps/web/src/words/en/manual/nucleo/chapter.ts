import type { ChapterTexts } from '../../../types/chapters.js';
import { clock } from './clock.js';
import { endings } from './endings.js';
import { houseRules } from './houseRules.js';
import { pieces } from './pieces.js';
import { tasks } from './tasks.js';

export const nucleo: ChapterTexts = {
  title: 'Chess, traditional core (Núcleo)',
  intro: [
    'Núcleo is chess with the fewest rules: a turn is one action, a promoted pawn becomes a queen, and the clock is a resource to spend.',
    'If you have never played chess, this is a good start. If you have, read first what differs from classic chess.',
    'Where the game’s document is silent, we have decided, and the article says what and why. Some things the players themselves may decide: these are the house rules.',
  ],
  articles: { ...pieces, ...endings, ...clock, ...houseRules },
  tasks,
};
