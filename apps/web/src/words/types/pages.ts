export type PageWords = {
  readonly newVersion: string;
  readonly takeIt: string;
  readonly otherTabs: string;
  readonly unfetched: string;
  readonly notRecognised: string;
  readonly isBackup: string;
  readonly damaged: (games: number) => string;
};
