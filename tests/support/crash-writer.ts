import { writeSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { configFrom } from '#realm/env.ts';
import { openRealm } from '#realm/open.ts';
import type { Tokens } from '#schemas/wire/session.ts';

// A process to be killed: checks guests in as fast as it can and prints each session that was acknowledged.
const [folder = '', realm = ''] = process.argv.slice(2);
const config = configFrom({ PLAYBILL_DATA: folder, PLAYBILL_REALMS: realm, LOG_LEVEL: 'silent' }, process.cwd());
const { app } = await openRealm(config).catch((error: unknown) => {
  writeSync(1, `error ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
writeSync(1, 'open\n');

async function write(): Promise<never> {
  for (;;) {
    const answer = await app.request('http://localhost/api/v2/login/guest/checkin', { method: 'POST' });
    const { authorisationToken } = (await answer.json()) as Tokens;
    writeSync(1, `${decodeJwt(authorisationToken)['sid']}\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, write));
