import { certificates } from './certificates.ts';
import { cutStreams } from './cut-streams.ts';
import { databaseCertificate } from './database-certificate.ts';
import { databaseHung } from './database-hung.ts';
import { databaseRestarted } from './database-restarted.ts';
import type { Drill } from './drill.ts';
import { fullDisk } from './full-disk.ts';
import { killDatabase } from './kill-database.ts';
import { killedStreams } from './killed-streams.ts';
import { killLists } from './kill-lists.ts';
import { killServer } from './kill-server.ts';
import { npmStart } from './npm-start.ts';
import { orderlyEnd } from './orderly-end.ts';
import { payments } from './payments.ts';
import { renewals } from './renewals.ts';
import { readOnly } from './read-only.ts';
import { realmAgain } from './realm-again.ts';
import { secondServer } from './second-server.ts';
import { threeHosts } from './three-hosts.ts';
import { twoHosts } from './two-hosts.ts';
import { twoHostsAtOnce } from './two-hosts-at-once.ts';

/** All drills in the order in which they run. */
export const all: readonly Drill[] = [
  killServer,
  killLists,
  killDatabase,
  npmStart,
  orderlyEnd,
  secondServer,
  twoHosts,
  twoHostsAtOnce,
  threeHosts,
  payments,
  renewals,
  killedStreams,
  cutStreams,
  databaseRestarted,
  databaseHung,
  readOnly,
  fullDisk,
  realmAgain,
  certificates,
  databaseCertificate,
];
