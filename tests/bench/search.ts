import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { inRealm } from '#server/platform/db/scope.ts';
import { configFrom } from '#server/platform/env.ts';
import { openRealm, type OpenRealm } from '#server/app/open.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { type Random, random } from '../../scripts/drawing/random.ts';
import { synthesise } from '../../scripts/realm/synth/synth-command.ts';
import { median, p95 } from './measure.ts';

const CALLS = 300;
/**
 * Number of words added to the search index, because a real catalogue of that size has more distinct words than the
 * generated titles.
 */
const MORE_WORDS = 30_000;
const REALM = 'synth';
const ORIGIN = `http://${REALM}.localhost`;

type Ask = (path: string) => Promise<Response>;

async function asker({ app }: OpenRealm): Promise<Ask> {
  const checkin = await app.request(`${ORIGIN}/api/v2/login/guest/checkin`, { method: 'POST' });
  const { authorisationToken } = (await checkin.json()) as Tokens;
  const headers = { authorization: `Bearer ${authorisationToken}` };
  return async (to) => app.request(`${ORIGIN}/api/v1/${to}`, { headers });
}

/** Milliseconds from each request to the last byte of its response. */
async function timed(ask: Ask, call: string, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    const answer = await ask(`${call}?query=${encodeURIComponent(query)}`);
    await answer.text();
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
  }
  return times;
}

/** The word with two adjacent letters swapped, or one left out. */
function mistyped(chance: Random, word: string): string {
  const at = chance.int(1, word.length - 3);
  const [one = '', other = ''] = [word[at], word[at + 1]];
  return word.slice(0, at) + (chance.chance(0.5) ? other + one : other) + word.slice(at + 2);
}

const row = (name: string, times: number[]) => `| ${name} | ${median(times).toFixed(1)} / ${p95(times).toFixed(1)} |`;

/** Measures search over many titles: response times, memory, and database size. */
export async function benchSearch(titleCount = 50_000): Promise<string[]> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-bench-search-'));
  const config = {
    ...configFrom({ PLAYBILL_DATA: data }, process.cwd()),
    realmFolders: [],
    logLevel: 'silent' as const,
  };
  const realm = await openRealm({ ...config, checkAnswers: false });
  const { db } = realm.context;
  try {
    const made = performance.now();
    await synthesise(realm.context, titleCount, 'bench');
    const making = (performance.now() - made) / 1000;
    const { titles, size } = await inRealm(db, REALM, async (tx) => {
      await sql`insert into search_words (realm, word) select ${REALM}, substr(md5(n::text), 1, 5 + n % 8)
        from generate_series(1, ${MORE_WORDS}) n on conflict do nothing`.execute(tx);
      const found = await sql<{
        title: string;
      }>`select title from contents where kind = 'VIDEO' order by id limit 5000`.execute(tx);
      const sizes = await sql<{ size: string }>`
        select pg_size_pretty(pg_total_relation_size('search_texts') + pg_total_relation_size('search_words')) as size`.execute(
        tx,
      );
      return { titles: found.rows.map((one) => one.title), size: sizes.rows[0]?.size ?? '' };
    });
    const ask = await asker(realm);
    const before = process.memoryUsage().heapUsed;
    const cold = performance.now();
    await ask('view/search?query=harbour');
    const first = performance.now() - cold;
    const grown = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
    const chance = random('search');
    const wordsOf = () => chance.pick(titles).toLowerCase().split(' ');
    const long = () => wordsOf().find(({ length }) => length > 4) ?? 'harbour';
    const calls = Array.from({ length: CALLS });
    const whole = calls.map(() => wordsOf().slice(-chance.int(1, 3)).join(' '));
    const typos = calls.map(() => mistyped(chance, long()));
    const starts = calls.map(() => {
      const word = long();
      return word.slice(0, chance.int(1, word.length));
    });
    const often = (query: string) => Array.from({ length: 40 }, () => query);
    await timed(ask, 'view/search', whole.slice(0, 40));
    return [
      `| ${titleCount.toLocaleString('en')} titles, ${CALLS} calls each | median / p95 ms |`,
      '|---|---|',
      row('one to three whole words of a title: the page of the first fifty', await timed(ask, 'view/search', whole)),
      row('a word with a typo', await timed(ask, 'view/search', typos)),
      row('a word that is in every title (“the”)', await timed(ask, 'view/search', often('the'))),
      row('a letter that most have a word with (“a”)', await timed(ask, 'view/search', often('a'))),
      row('suggestions for the beginning of a word', await timed(ask, 'search/suggestions', starts)),
      '',
      `The first call after a load: ${first.toFixed(0)} ms, ${grown.toFixed(0)} MB more of the process’s memory. What is searched takes ${size} of the database. Making the realm: ${making.toFixed(1)} s.`,
    ];
  } finally {
    await realm.close();
    rmSync(data, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log((await benchSearch(Number(process.argv[2] ?? 50_000))).join('\n'));
