import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { configFrom } from '#server/platform/env.ts';
import { openRealm, type OpenRealm } from '#server/app/open.ts';
import type { FilterListBlock } from '#schemas/generated/types.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { type Random, random } from '../../scripts/drawing/random.ts';
import { synthesise } from '../../scripts/realm/synth/synth-command.ts';
import { median, p95 } from './measure.ts';

const TITLES = 50_000;
const CALLS = 400;
const ORIGIN = 'http://synth.localhost';

type Ask = (query: string) => Promise<Response>;

async function asker({ app }: OpenRealm): Promise<Ask> {
  const checkin = await app.request(`${ORIGIN}/api/v2/login/guest/checkin`, { method: 'POST' });
  const { authorisationToken } = (await checkin.json()) as Tokens;
  const headers = { authorization: `Bearer ${authorisationToken}` };
  return async (query) => app.request(`${ORIGIN}/api/v1/view/content-grid?${query}`, { headers });
}

interface GridPage {
  elements: [
    { attributes: FilterListBlock },
    { attributes: { actions?: { next?: { action: { data: { lastSeen: string } } } } } },
  ];
}

/** A query with three facets and one to three values each. */
function choice(chance: Random, { filters }: FilterListBlock): string {
  const first = chance.int(0, filters.length - 1);
  return [0, 1, 2]
    .map((step) => filters[(first + step * 2) % filters.length])
    .flatMap((filter) => {
      if (!filter) return [];
      const values = Array.from({ length: chance.int(1, 3) }, () => chance.pick(filter.options).value);
      return [`facet=${encodeURIComponent(`${filter.filterKey}:${[...new Set(values)].join(',')}`)}`];
    })
    .join('&');
}

interface Timed {
  times: number[];
  /** Processor time of the server’s process in milliseconds, unaffected by other load. */
  busy: number[];
  /** Pagination cursor that each response contained for its next page, in the order of the requests. */
  marks: (string | undefined)[];
}

async function timed(ask: Ask, queries: readonly string[]): Promise<Timed> {
  const times: number[] = [];
  const busy: number[] = [];
  const marks: (string | undefined)[] = [];
  for (const query of queries) {
    const started = performance.now();
    const before = process.cpuUsage();
    const answer = await ask(query);
    const text = await answer.text();
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    busy.push((user + system) / 1000);
    if (answer.status !== 200) throw new Error(`${query}: ${answer.status} ${text}`);
    marks.push((JSON.parse(text) as GridPage).elements[1].attributes.actions?.next?.action.data.lastSeen);
  }
  return { times, busy, marks };
}

const ms = (times: number[]) => `${median(times).toFixed(1)} / ${p95(times).toFixed(1)}`;

/** Measures the grid over many titles with three facets, from the request to the last byte of the response. */
export async function benchGrid(): Promise<string[]> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-bench-grid-'));
  const config = {
    ...configFrom({ PLAYBILL_DATA: data }, process.cwd()),
    realmFolders: [],
    logLevel: 'silent' as const,
  };
  const realm = await openRealm({ ...config, checkAnswers: false });
  try {
    const made = performance.now();
    await synthesise(realm.context, TITLES, 'bench');
    const making = (performance.now() - made) / 1000;
    const ask = await asker(realm);
    const cold = performance.now();
    const page = (await (await ask('')).json()) as GridPage;
    const first = performance.now() - cold;
    const chance = random('grid');
    const orders = ['', '&sort=title&sortDirection=ASC', '&sort=publicationDate&sortDirection=ASC'];
    const queries = Array.from(
      { length: CALLS },
      () => choice(chance, page.elements[0].attributes) + chance.pick(orders),
    );
    await timed(ask, queries.slice(0, 40));
    const filtered = await timed(ask, queries);
    const further = filtered.marks.flatMap((mark, index) => (mark ? [`${queries[index]}&lastSeen=${mark}`] : []));
    const next = await timed(ask, further);
    return [
      `| ${TITLES.toLocaleString('en')} titles | median / p95 ms | of that at work in the server’s process |`,
      '|---|---|---|',
      `| three facets, one to three values each, any order: 48 cards and all counts (${CALLS} calls) | ${ms(filtered.times)} | ${ms(filtered.busy)} |`,
      `| their next page (${further.length} calls) | ${ms(next.times)} | ${ms(next.busy)} |`,
      '',
      `The first call after a load, which reads the catalogue: ${first.toFixed(0)} ms. Making the realm: ${making.toFixed(1)} s.`,
    ];
  } finally {
    await realm.close();
    rmSync(data, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log((await benchGrid()).join('\n'));
