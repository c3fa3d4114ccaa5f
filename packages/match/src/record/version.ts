/** The versions of records and journals that this program reads, oldest first. */
export const RECORD_VERSIONS = [1, 2] as const;
/** One of `RECORD_VERSIONS`. */
export type RecordVersion = (typeof RECORD_VERSIONS)[number];

/** The version that new matches are kept in; newer ones are refused as newer, not as damaged. */
export const RECORD_VERSION = 2;

/** What changed between the versions. A match is replayed by the rules of its own version for ever. */
export type VersionRules = {
  /** Takeback: does what help has cost since then stay paid, and is the same hint in the same position free? */
  readonly helpStaysPaid: boolean;
  /** Does every line carry a checksum of itself and of the line before it? */
  readonly isChained: boolean;
  /** Must every house rule of the game be named? Otherwise one that is missing has its default. */
  readonly namesEveryOption: boolean;
};

/** The rules of each version. */
export const VERSION_RULES: Readonly<Record<RecordVersion, VersionRules>> = {
  1: { helpStaysPaid: false, isChained: false, namesEveryOption: true },
  2: { helpStaysPaid: true, isChained: true, namesEveryOption: false },
};
