import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { sql } from 'kysely';
import { inRealm, type RunTransaction } from '#server/platform/db/scope.ts';
import { configFrom } from '#server/platform/env.ts';
import { importGuide } from '#server/catalogue/guide-import/import-guide.ts';
import { replaceGuide } from '#server/catalogue/guide/write-guide.store.ts';
import { openRealm } from '#server/app/open.ts';
import { findRealm } from '#server/platform/realms/realms.store.ts';
import { random } from '../../scripts/drawing/random.ts';
import { synthesise } from '../../scripts/realm/synth/synth-command.ts';
import { adjectives, nouns } from '../../scripts/realm/synth/words.ts';
import { median } from './measure.ts';

const REALM = 'synth';
const CHANNELS = 60;
const DAYS = 14;
const MINUTE_MS = 60_000;
const READS = 100;
const words = [...adjectives, ...nouns];

const stamp = (at: number) => `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`;

/**
 * Creates an XMLTV file of all channels, with the data that broadcasters send. @returns the text and the number of
 * programmes
 */
function madeFile(begin: number): { text: string; count: number } {
  const chance = random('guide');
  const some = (count: number) => Array.from({ length: count }, () => chance.pick(words)).join(' ');
  // Series repeat during the fourteen days, and half of them have named episodes, so the guide has about ten thousand
  // distinct names.
  const series = Array.from({ length: 1500 }, () => ({
    title: some(3),
    portuguese: some(3),
    episodes: chance.chance(0.5) ? Array.from({ length: 15 }, (_, index) => `${some(2)} ${index + 1}`) : [],
  }));
  const lines: string[] = [];
  for (let channel = 0; channel < CHANNELS; channel += 1)
    for (let at = begin; at < begin + DAYS * 1440 * MINUTE_MS; ) {
      const length = chance.pick([15, 25, 30, 30, 45, 50, 60]) * MINUTE_MS;
      const { title, portuguese, episodes } = chance.pick(series);
      const subTitle = episodes.length > 0 ? `<sub-title lang="en">${chance.pick(episodes)}</sub-title>` : '';
      lines.push(
        `<programme start="${stamp(at)}" stop="${stamp(at + length)}" channel="${channel}.test"><title lang="en">${title}</title><title lang="pt">${portuguese}</title>${subTitle}<desc lang="en">${some(40)}</desc><credits><director>${some(2)}</director><actor>${some(2)}</actor></credits><category lang="en">${chance.pick(words)}</category><icon src="https://cdn.example.org/${channel}/${at}.jpg"/><episode-num system="xmltv_ns">${chance.int(0, 9)}.${chance.int(0, 30)}.</episode-num><rating system="MPAA"><value>PG</value></rating></programme>`,
      );
      at += length;
    }
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<tv>\n${lines.join('\n')}\n</tv>`, count: lines.length };
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [(performance.now() - started) / 1000, result];
}

async function* once(bytes: Buffer) {
  for (let at = 0; at < bytes.byteLength; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** Measures importing and reading a guide of 60 channels and 14 days. */
export async function benchGuideImport(): Promise<string[]> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-bench-guide-'));
  const config = configFrom({ PLAYBILL_DATA: data }, process.cwd());
  const open = await openRealm({ ...config, realmFolders: [], logLevel: 'silent', checkAnswers: false });
  const { context } = open;
  const { db } = context;
  try {
    await synthesise(context, 100, '1');
    const ids = Array.from({ length: CHANNELS }, (_, index) => 900_001 + index);
    await inRealm(db, REALM, async (tx) => {
      for (const [index, id] of ids.entries())
        await sql`insert into contents (realm, id, kind, title, position, title_rank, tags, geoblocked, access, body, published_at, starts_at, ends_at)
          values (${REALM}, ${id}, 'EVENT', ${`Channel ${index}`}, ${1000 + index}, ${1000 + index}, '{}', false, 'GRANTED', '{"guideOnly":true}', now(), now(),
            now() + interval '1 year')`.execute(tx);
      const channels = ids.map((id, index) => ({ id, xmltvId: `${index}.test` }));
      await replaceGuide(tx, REALM, { channels, airings: [] });
    });
    const realm = await findRealm(db, REALM);
    if (!realm) throw new Error('There is no realm to import into');
    const runTransaction: RunTransaction = (work, options) => inRealm(db, REALM, work, options);
    const begin = Math.floor(context.clock.now() / MINUTE_MS) * MINUTE_MS;
    const { text, count } = madeFile(begin);
    const packed = gzipSync(text);
    const [parse] = await timed(async () => new SaxesParser().write(text).close());
    const [first, report] = await timed(() => importGuide(runTransaction, context, realm, once(packed)));
    const [again, same] = await timed(() => importGuide(runTransaction, context, realm, once(packed)));
    const guest = await open.app.request(`http://${REALM}.localhost/api/v2/login/guest/checkin`, { method: 'POST' });
    const { authorisationToken } = (await guest.json()) as { authorisationToken: string };
    const query = new URLSearchParams({
      from: new Date(begin).toISOString(),
      to: new Date(begin + 720 * MINUTE_MS).toISOString(),
    });
    const reads: number[] = [];
    for (let index = 0; index < READS; index += 1) {
      const [seconds] = await timed(async () =>
        (
          await open.app.request(`http://${REALM}.localhost/api/v4/epg?${query}`, {
            headers: { authorization: `Bearer ${authorisationToken}` },
          })
        ).text(),
      );
      reads.push(seconds * 1000);
    }
    return [
      `${count} programmes of ${CHANNELS} channels and ${DAYS} days, ${(text.length / 1e6).toFixed(0)} MB, packed ${(packed.byteLength / 1e6).toFixed(0)} MB.`,
      '',
      '| what | seconds | ÷ the parser alone |',
      '|---|---|---|',
      `| the XML parser alone | ${parse.toFixed(1)} | 1 |`,
      `| first import, ${report.added} written | ${first.toFixed(1)} | ${(first / parse).toFixed(1)} |`,
      `| the same file again, ${same.unchanged} as before | ${again.toFixed(1)} | ${(again / parse).toFixed(1)} |`,
      '',
      `Reading 12 hours of 20 channels: ${median(reads).toFixed(1)} ms (median of ${READS} calls).`,
    ];
  } finally {
    await open.close();
    rmSync(data, { recursive: true, force: true });
  }
}
