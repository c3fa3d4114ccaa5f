/** Why the server could not begin to listen. */
export const LISTEN_PROBLEMS = ['port-taken', 'port-forbidden', 'bad-host', 'failed'] as const;
export type ListenProblem = (typeof LISTEN_PROBLEMS)[number];

export type ListenFacts = { readonly host: string; readonly port: number; readonly cause: string };
