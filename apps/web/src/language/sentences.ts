/** Sentences that are needed only when something was refused: a third of all words. Fetched then, or when all is quiet. */
export const sentences = () => import('./refusalWords.js');
