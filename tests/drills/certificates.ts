import { X509Certificate } from 'node:crypto';
import { type Certificate, openAuthority } from '../support/certificates.ts';
import { noProxy, startTlsProxy } from '../support/tls-proxy.ts';
import type { Drill } from './drill.ts';
import { askVerified, type Door, sendVerifying } from './https.ts';
import { onStage, until } from './stage.ts';
import { hireWriters } from './writers.ts';

const NAME = 'north.localhost';
/** Milliseconds within which new connections must get the new certificate. */
const SEEN_MS = 10_000;
/** Number of requests that must succeed after a renewal. */
const REQUESTS = 40;

const printOf = ({ certificate }: Certificate) => new X509Certificate(certificate).fingerprint256;

/** The error code with which a verifying client rejects the certificate; undefined if it accepts. */
const refusal = (door: Door): Promise<string | undefined> =>
  askVerified(door).then(
    () => undefined,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

/**
 * Drill: the certificate of the TLS proxy in front of the server is renewed, expires, or has the wrong host name or
 * authority.
 */
export const certificates: Drill = {
  name: 'certificates',
  promise:
    'Behind nginx a certificate is renewed without losing a request; one that has expired, or is another name’s or authority’s, is refused by clients, and the program goes on',
  tries: { long: 10, short: 0 },
  missing: () => (noProxy ? 'nginx or openssl is not installed' : undefined),
  run: (tries) =>
    onStage(async ({ start, after }) => {
      const losses: string[] = [];
      const ours = openAuthority('An authority of the drill');
      after(ours.remove);
      const others = openAuthority('Another authority');
      after(others.remove);
      const host = await start();
      const proxy = await startTlsProxy(host.port, [NAME], { given: ours.issue([NAME]) });
      after(proxy.stop);
      const door: Door = { port: proxy.port, name: NAME, trusted: ours.certificate };
      const crew = await hireWriters(host);
      let asked = 0;
      const renew = async (): Promise<boolean> => {
        const next = ours.issue([NAME]);
        proxy.replace(next);
        return until(SEEN_MS, async () => (await askVerified(door)).shown === printOf(next));
      };
      const bad: [name: string, code: string, make: () => Certificate][] = [
        ['an expired one', 'CERT_HAS_EXPIRED', () => ours.issue([NAME], -1)],
        ['another name’s', 'ERR_TLS_CERT_ALTNAME_INVALID', () => ours.issue(['south.localhost'])],
        ['another authority’s', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', () => others.issue([NAME])],
      ];
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        const readers = sendVerifying(door);
        if (!(await until(SEEN_MS, async () => readers.asked() > REQUESTS))) losses.push(`${turn}: nobody could read`);
        if (!(await renew())) losses.push(`${turn}: the renewed certificate is not seen`);
        const before = readers.asked();
        if (!(await until(SEEN_MS, async () => readers.asked() > before + REQUESTS)))
          losses.push(`${turn}: nobody could read with the renewed certificate`);
        losses.push(...(await readers.leave()).map((loss) => `${turn}: ${loss}`));
        asked += readers.asked();
        for (const [name, code, make] of bad) {
          proxy.replace(make());
          let said: string | undefined;
          const isRefused = await until(SEEN_MS, async () => {
            said = await refusal(door);
            return said === code;
          });
          if (!isRefused) losses.push(`${turn}: ${name} was not refused as ${code} but: ${said ?? 'taken'}`);
        }
        if ((await host.ask('north', '/')).status !== 200) losses.push(`${turn}: the program itself has no page`);
        if (!(await renew())) losses.push(`${turn}: the right certificate is not seen again`);
        if (!(await crew.more(10))) losses.push(`${turn}: nobody could write at the program itself`);
        await crew.rest();
        losses.push(...(await crew.missing(host)), ...crew.wrong());
      }
      return { tries, losses, note: `${asked.toLocaleString('en')} pages by https, ${crew.note()}` };
    }),
};
