import { randomInt } from 'node:crypto';
import { chown, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Authority, noOpenssl, openAuthority } from '../support/certificates.ts';
import { openProxy } from '../support/database-proxy.ts';
import type { Drill } from './drill.ts';
import { sendReaders } from './readers.ts';
import { administer, BACK_MS, onStage, type Stage, until } from './stage.ts';
import { hireWriters } from './writers.ts';

const NAME = 'localhost';
/** Milliseconds within which new connections must get the new certificate. */
const SEEN_MS = 10_000;

/** A PostgreSQL server with TLS. */
interface SecureDatabase {
  /** Its connection URL for a client that trusts only this authority. */
  urlFor: (trusted: Authority) => string;
  /** Installs a new certificate of an authority; resolves when new connections get it. */
  show: (by: Authority) => Promise<void>;
  /**
   * Terminates all connections. New ones are possible at once, so clients get the certificate instead of a refused
   * connection.
   */
  endAll: () => Promise<void>;
}

async function openSecure({ database, after }: Stage, first: Authority): Promise<SecureDatabase> {
  // The database listens on a random loopback address instead of on another port, because the port is part of the name
  // of its socket file.
  const address = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const { url, cluster } = await database({ listen_addresses: address });
  const direct = new URL(url);
  direct.searchParams.delete('host');
  direct.hostname = address;
  const way = await openProxy(direct.href);
  after(way.close);
  const urlFor: SecureDatabase['urlFor'] = ({ file }) => {
    const named = new URL(way.url);
    named.hostname = NAME;
    named.searchParams.set('sslmode', 'verify-full');
    named.searchParams.set('sslrootcert', file);
    return named.href;
  };
  const { uid, gid } = await stat(cluster);
  const put = async (name: string, text: string) => {
    const file = path.join(cluster, name);
    await writeFile(file, text, { mode: 0o600 });
    await chown(file, uid, gid);
  };
  const show: SecureDatabase['show'] = async (by) => {
    const { certificate, key } = by.issue([NAME]);
    await put('server.key', key);
    await put('server.crt', certificate);
    await administer(url, 'alter system set ssl = on', 'select pg_reload_conf()');
    const isSeen = await until(SEEN_MS, async () => {
      await administer(urlFor(by), 'select 1');
      return true;
    });
    if (!isSeen) throw new Error('The database does not take up its certificate');
  };
  await show(first);
  const endAll = () =>
    administer(url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  return { urlFor, show, endAll };
}

/**
 * Drill: the certificate of the operator’s database is replaced by one of another authority, as in a man-in-the-middle
 * attack.
 */
export const databaseCertificate: Drill = {
  name: 'database-certificate',
  promise:
    'With sslmode=verify-full a database with another authority’s certificate is not talked to, in clear words: pages from memory or 503, and it goes on when the right one is back',
  tries: { long: 10, short: 0 },
  missing: () => {
    if (noOpenssl) return 'openssl is not installed';
    return process.platform === 'linux'
      ? undefined
      : 'it needs Linux, where a machine has all addresses of 127.0.0.0/8';
  },
  run: (tries) =>
    onStage(async (stage) => {
      const { start, after, folder } = stage;
      const losses: string[] = [];
      const ours = openAuthority('An authority of the drill');
      after(ours.remove);
      const others = openAuthority('Another authority');
      after(others.remove);
      const database = await openSecure(stage, ours);
      const settings = { DATABASE_URL: database.urlFor(ours) };
      const host = await start(settings);
      const crew = await hireWriters(host);
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        if (!(await crew.more(20))) losses.push(`${turn}: nobody could write`);
        const readers = sendReaders(host);
        const printed = host.printed().length;
        await database.show(others);
        await database.endAll();
        const isAway = await until(BACK_MS, async () => (await host.ask('north', '/readyz')).status === 503);
        if (!isAway) losses.push(`${turn}: /readyz did not say 503`);
        if ((await host.ask('north', '/healthz')).status !== 200) losses.push(`${turn}: /healthz did not say 200`);
        // Poll the log, because it is written asynchronously.
        if (!(await until(SEEN_MS, async () => host.printed().slice(printed).includes('certificate'))))
          losses.push(`${turn}: the log does not say that it is the certificate`);
        const second = await start({ ...settings, PLAYBILL_DATA: `${folder}-second` }).catch(String);
        if (typeof second !== 'string') losses.push(`${turn}: another program has begun to talk to it`);
        else if (!/DATABASE_URL names does not answer \([^)]*certificate/.test(second))
          losses.push(`${turn}: another program was refused without the reason: ${second}`);
        await database.show(ours);
        if (!(await crew.more(20))) losses.push(`${turn}: nobody could write when the right one was back`);
        losses.push(...(await readers.leave()).map((loss) => `${turn}: ${loss}`));
        await crew.rest();
        losses.push(...[...(await crew.missing(host)), ...crew.wrong()].map((loss) => `${turn}: ${loss}`));
      }
      return { tries, losses, note: crew.note() };
    }),
};
