import { openStreamProxy } from '../support/stream-proxy.ts';
import type { Drill } from './drill.ts';
import { administer, onStage, until } from './stage.ts';
import { tuneIn } from './tuned-in.ts';

const READERS = 200;
/** Milliseconds within which a client without a stream must poll, and within which it must reconnect. */
const [ASKED, AGAIN] = [42_000, 100_000];
/**
 * Maximum number of streams that a client may open within the polling limit, while the proxy cuts each after one
 * second.
 */
const MOST_OPENED = 8;

/** Drill: event streams run through proxies that cut or withhold them. */
export const cutStreams: Drill = {
  name: 'cut-streams',
  promise: `Whoever reads messages behind a proxy that cuts each stream after a second, or lets nothing of it through, hears that things may have changed within ${ASKED / 1000} s, not all at once, and has the stream again once it is let be`,
  tries: { long: 1, short: 0 },
  run: (tries) =>
    onStage(async (stage) => {
      const losses: string[] = [];
      const notes: string[] = [];
      const { url } = await stage.database();
      const { port } = await stage.start({ DATABASE_URL: url });
      const proxy = await openStreamProxy(() => [port]);
      stage.after(proxy.close);
      const publish = () => administer(url, "update realms set revision = revision + 1 where realm = 'north'");
      const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
      const span = (times: number[]) => `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))} s`;
      for (let turn = 1; turn <= tries; turn++) {
        const readers = tuneIn(proxy.port, READERS);
        const heard = (moment: number, kind: string) => readers.since(moment, ({ type }) => type === kind);
        const allHear = async (within: number, moment: number, kind: string) => {
          await until(within, async () => heard(moment, kind).length === READERS);
          return heard(moment, kind);
        };
        if ((await allHear(30_000, 0, 'state')).length < READERS) losses.push(`${turn}: not all were there at first`);

        proxy.cutAfter(1000);
        const cut = performance.now();
        const opened = readers.opened();
        const made = proxy.made();
        await publish();
        // Wait for the whole limit: the number of reconnects in it is measured.
        await until(ASKED, async () => false);
        const asked = heard(cut, 'resync');
        const each = (readers.opened() - opened) / READERS;
        if (asked.length < READERS) losses.push(`${turn}: cut, ${READERS - asked.length} did not ask`);
        if (each > MOST_OPENED) losses.push(`${turn}: cut, each opened ${each.toFixed(1)} streams`);
        notes.push(
          `cut: asked after ${span(asked)}, ${each.toFixed(1)} streams opened by each in ${ASKED / 1000} s, ${proxy.made() - made} connections`,
        );

        proxy.cutAfter(undefined);
        const mended = performance.now();
        const again = await allHear(AGAIN, mended, 'state');
        if (again.length < READERS) losses.push(`${turn}: let be, ${READERS - again.length} have no stream`);
        else notes.push(`let be: back after ${span(again)}`);
        await readers.close();

        proxy.hold(true);
        const held = performance.now();
        const others = tuneIn(proxy.port, READERS);
        await publish();
        await until(ASKED, async () => others.since(held, ({ type }) => type === 'resync').length === READERS);
        const polled = others.since(held, ({ type }) => type === 'resync');
        if (polled.length < READERS) losses.push(`${turn}: held back, ${READERS - polled.length} did not ask`);
        notes.push(`held back: asked after ${span(polled)}`);
        proxy.hold(false);
        await others.close();
      }
      return { tries, losses, note: notes.join('; ') };
    }),
};
