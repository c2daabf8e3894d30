import { rmSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../../scripts/browser.ts';
import { generateIfStale } from '../../../scripts/generate/generate-if-stale.ts';
import { buildPages } from './build-pages.ts';
import { filmAnswers } from './film.ts';
import { type Contestant, contestants } from './players.ts';
import { type BenchServer, serve } from './serve.ts';
import { cells, head, middleOf, moreThan, row, type Rounds } from './table.ts';
import { drop, fromNavigation, type Network, type Visit, visit } from './visit.ts';

// Compares our player with others on the same film in Chromium: `npm run bench:player`, or parts of it with `-- --parts
// frames --rounds 3 --networks shaped --only ours,hls`. The order rotates each round, and each visit has its own
// browser context.

const networks: Record<string, Network> = {
  local: { title: 'local', bits: Number.POSITIVE_INFINITY, latency: 0 },
  shaped: { title: '9 Mbit/s, 60 ms', bits: 9e6, latency: 60 },
};
/** The network speed before the bandwidth drop that the benchmark simulates. */
const BEFORE_DROP: Network = { title: '6 Mbit/s', bits: 6e6, latency: 60 };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    networks: { type: 'string', default: 'local,shaped' },
    parts: { type: 'string', default: 'frames,navigation,drop' },
    only: { type: 'string', default: 'ours,hls,dash,shaka,media-chrome' },
  },
});
const count = Number(values.rounds);
const parts = values.parts.split(',');
const chosen = contestants.filter(({ page }) => values.only.split(',').includes(page));
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

interface Bench {
  browser: Browser;
  server: BenchServer;
  films: Record<'hls' | 'dash', string>;
}

const placeOf = ({ browser, server, films }: Bench, network: Network) => ({
  browser,
  origin: server.origin,
  films,
  network,
});

/** Measures all players for several rounds; the order rotates each round. */
async function inTurns<Result>(work: (contestant: Contestant) => Promise<Result>): Promise<Record<string, Result[]>> {
  const found: Record<string, Result[]> = Object.fromEntries(chosen.map(({ title }) => [title, []]));
  for (let round = 0; round < count; round += 1)
    for (const index of chosen.keys()) {
      const contestant = chosen[(index + round) % chosen.length] as Contestant;
      found[contestant.title]?.push(await work(contestant));
    }
  return found;
}

const figure = <Result>(found: Record<string, Result[]>, of: (one: Result) => number): Rounds =>
  Object.fromEntries(Object.entries(found).map(([title, all]) => [title, all.map(of)]));

const three = (name: string) => [name, '÷ best', '÷ engine alone'];

/** The additional time of our player over the bare engine, which the target for the first frame refers to. */
const overEngine = (rounds: Rounds, what: string): string[] =>
  chosen.flatMap(({ title, bare, ours }) =>
    ours && rounds[bare]
      ? [
          `${title}: ${Math.round(moreThan(rounds, title, bare))} ms ${what} more than ${bare}, the middle of the rounds.`,
        ]
      : [],
  );

async function frames(bench: Bench, network: Network): Promise<Record<string, Visit[]>> {
  const found = await inTurns((contestant) => visit(placeOf(bench, network), contestant));
  const first = figure(found, (one) => one.firstFrame);
  const spent = figure(found, (one) => one.spent);
  const seek = figure(found, (one) => one.seek);
  const lines = [
    ...head(['player', 'begins with', ...three('first frame ms'), 'processor until then ms', ...three('seek ms')]),
    ...chosen.map((contestant) => {
      const heights = [...new Set(found[contestant.title]?.map(({ height }) => height))].join(', ');
      const own = `${Math.round(middleOf(spent[contestant.title]))}`;
      return row([contestant.title, heights, ...cells(first, contestant), own, ...cells(seek, contestant)]);
    }),
    '',
    ...overEngine(first, 'until the first frame'),
    ...overEngine(spent, 'of the processor until then'),
  ];
  console.log(`\n## First frame and seek, ${network.title}\n\n${lines.join('\n')}`);
  return found;
}

async function navigation(bench: Bench, network: Network): Promise<void> {
  const found = await inTurns((contestant) => fromNavigation(placeOf(bench, network), contestant));
  const lines = [
    ...head(['player', ...three('first frame ms')]),
    ...chosen.map((contestant) => row([contestant.title, ...cells(found, contestant)])),
  ];
  console.log(`\n## First frame from navigation, ${network.title}\n\n${lines.join('\n')}`);
}

async function drops(bench: Bench): Promise<void> {
  const found = await inTurns((contestant) => drop(placeOf(bench, BEFORE_DROP), contestant));
  const stood = figure(found, (one) => one.stood);
  const lines = [
    ...head(['player', ...three('stands ms'), 'then plays']),
    ...chosen.map((contestant) => {
      const heights = [...new Set(found[contestant.title]?.map(({ height }) => height))].join(', ');
      return row([contestant.title, ...cells(stood, contestant), heights]);
    }),
  ];
  console.log(`\n## From 6 to 0.4 Mbit/s at the moment of a seek\n\n${lines.join('\n')}`);
}

/**
 * Which part of the player a script belongs to: streaming engine, libraries that every page loads, or the player itself
 * (`shell`).
 */
const partOf = (name: string, ours: boolean) =>
  !ours ? 'engine' : /^(?:hls|dash|native)\b/.test(name) ? 'engine' : name === 'libraries.js' ? 'libraries' : 'shell';

function weights(found: Record<string, Visit[]>): void {
  const lines = [
    ...head(['player', 'player and controls, gzip kB', 'engine', 'libraries of every page', 'heap MB']),
    ...chosen.map(({ title, ours }) => {
      const visits = found[title] ?? [];
      const of = (part: string) => {
        const all = (visits[0]?.scripts ?? []).filter(({ name }) => partOf(name, ours) === part);
        return all.length > 0 ? kB(all.reduce((sum, { bytes }) => sum + bytes, 0)) : '–';
      };
      const heap = (middleOf(visits.map((one) => one.heap)) / 1e6).toFixed(1);
      return row([title, of('shell'), of('engine'), of('libraries'), heap]);
    }),
  ];
  console.log(`\n## Code, and memory while it plays\n\n${lines.join('\n')}`);
}

process.env['NODE_ENV'] = 'production';
await generateIfStale();
const { path: executablePath } = await findBrowser();
const [cpu] = os.cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${cpu?.model.trim()}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}, medians of ${count}`,
);
const { answers, ...films } = await filmAnswers();
const built = await buildPages();
const server = await serve(built, answers);
const browser = await chromium.launch({ executablePath, args: [...browserArgs, '--mute-audio'] });
try {
  const bench: Bench = { browser, server, films };
  const all = values.networks.split(',').flatMap((name) => networks[name] ?? []);
  // Warm-up: the first page of a browser pays for its initialisation.
  for (const contestant of chosen) await visit(placeOf(bench, networks['local'] as Network), contestant);
  for (const [index, network] of all.entries()) {
    if (parts.includes('frames')) {
      const found = await frames(bench, network);
      if (index === 0) weights(found);
    }
    if (parts.includes('navigation')) await navigation(bench, network);
  }
  if (parts.includes('drop')) await drops(bench);
} finally {
  await browser.close();
  server.close();
  rmSync(built, { recursive: true, force: true });
}
