export type PageWords = {
  readonly newVersion: string;
  readonly takeIt: string;
  readonly otherTabs: string;
  readonly unfetched: string;
  readonly helpTitle: string;
  readonly helpPlay: string;
  readonly helpManual: string;
  readonly helpKeys: string;
  readonly helpCommands: string;
  readonly close: string;
  readonly notRecognised: string;
  readonly isBackup: string;
  readonly damaged: (games: number) => string;
};
