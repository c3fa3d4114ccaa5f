export { Allowance, Allowances, type Rate } from './server/allowance.js';
export type { Company, Shared, Whereabouts } from './server/company.js';
export { Connection, type Person, type Socket } from './server/connection.js';
export { MemoryStore } from './server/memoryStore.js';
export { type Client, COUNTED, type Counted, OnlineServer, type ServerParts } from './server/onlineServer.js';
export { type Judge, Room, type RoomParts, type Seals } from './server/room.js';
export { DEFAULT_SETTINGS, type OnlineSettings } from './server/settings.js';
export {
  type Appended,
  type Bus,
  type HiddenPart,
  NO_BUS,
  type Note,
  type Outage,
  SILENT_BUS,
  type Store,
  type StoredLine,
  type StoredMatch,
} from './server/store.js';
export { Timeline } from './server/timeline.js';
