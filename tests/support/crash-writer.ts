import { writeSync } from 'node:fs';
import { inRealm } from '#server/platform/db/scope.ts';
import { configFrom } from '#server/platform/env.ts';
import { openRealm } from '#server/app/open.ts';
import { createSession } from '#server/identity/sessions/sessions.store.ts';

// A process to be killed by tests: creates sessions concurrently and prints the id of each that was acknowledged.
const [folder = '', realm = '', count = ''] = process.argv.slice(2);
const config = configFrom({ PLAYBILL_DATA: folder, PLAYBILL_REALMS: realm, LOG_LEVEL: 'silent' }, process.cwd());
const { context } = await openRealm(config).catch((error: unknown) => {
  writeSync(1, `error ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
writeSync(1, 'open\n');

const realmId = context.realms[0]?.id ?? '';
const viewer = await inRealm(context.db, realmId, (tx) =>
  tx.selectFrom('accounts').select('id').where('role', '=', 'viewer').executeTakeFirstOrThrow(),
);

const use = { device: { type: 'unknown' }, country: 'ZZ' } as const;

async function write(): Promise<never> {
  for (;;) {
    // Guests have no rows, and password hashing is slow, so sessions of an account are created directly.
    const begun = await inRealm(context.db, realmId, (tx) =>
      createSession(tx, realmId, { account: viewer, audience: 'site', methods: ['pwd'], use }, context.clock.now()),
    ).catch(() => undefined);
    // Failed inserts, such as while the database is down, were not acknowledged.
    if (begun === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    else writeSync(1, `${begun.id}\n`);
  }
}
await Promise.all(Array.from({ length: Number(count) }, write));
