import type { HostProcess } from '../support/host-process.ts';
import { viewer } from '../support/realm-folder.ts';
import type { Drill } from './drill.ts';
import { sendReaders } from './readers.ts';
import { administer, onStage, until } from './stage.ts';
import { hireWriters } from './writers.ts';

/**
 * Whether the server refuses a viewer’s sign-in with 503, Retry-After and an error code. Guest sessions are not
 * stored, so they would not show it.
 */
export const isRefusedInWords = async (host: HostProcess): Promise<boolean> => {
  const answer = await host.ask('north', '/api/v2/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: viewer.email, secret: viewer.password }),
  });
  return answer.status === 503 && answer.headers.has('retry-after') && answer.text.includes('cannotSaveNow');
};

/** Drill: the database is read-only for a while, as a standby is until a failover has completed. */
export const readOnly: Drill = {
  name: 'read-only',
  promise:
    'The database may only be read: pages go on, writes are refused as 503 in words, and it writes again by itself',
  tries: { long: 5, short: 1 },
  run: (tries) =>
    onStage(async ({ start, database }) => {
      const losses: string[] = [];
      const { url } = await database();
      const host = await start({ DATABASE_URL: url });
      const crew = await hireWriters(host);
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        await crew.more(20);
        const readers = sendReaders(host);
        await administer(url, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
        if (!(await until(10_000, () => isRefusedInWords(host))))
          losses.push(`${turn}: writes were not refused in words`);
        await administer(
          url,
          'set default_transaction_read_only = off',
          'alter system reset default_transaction_read_only',
          'select pg_reload_conf()',
        );
        if (!(await crew.more(20))) losses.push(`${turn}: nobody could write again`);
        losses.push(...(await readers.leave()));
        await crew.rest();
        losses.push(...(await crew.missing(host)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
