import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * Measures what another viewer experiences while a running server is flooded. Run by hand:
 *
 *     PLAYBILL_TRUST_PROXY=1 PLAYBILL_DATA=.data/abuse npm start
 *     node tests/drills/abuse/abuse.ts --origin http://apex.localhost:3000
 *
 * The server must trust a proxy, because `X-Forwarded-For` gives flood and viewer separate networks. Server and flood
 * share the machine, so compare the times with the line without a flood.
 */
const { values: options } = parseArgs({
  options: { origin: { type: 'string', default: 'http://apex.localhost:3000' }, only: { type: 'string' } },
});
const { hostname, port } = new URL(options.origin);
/** Requests use the IP address, because not every system resolves subdomains of localhost. */
const base = `http://127.0.0.1:${port}`;

interface Answer {
  status: number;
  ms: number;
  retryAfter: string | null;
}

async function ask(network: string, path: string, init: RequestInit & { accept?: string } = {}): Promise<Answer> {
  const { accept = '*/*', headers, ...rest } = init;
  const began = performance.now();
  const answer = await fetch(`${base}${path}`, {
    ...rest,
    headers: {
      accept,
      'x-forwarded-host': `${hostname}:${port}`,
      'x-forwarded-for': network,
      ...(headers as Record<string, string>),
    },
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began, retryAfter: answer.headers.get('retry-after') };
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Addresses of the pictures on the realm’s home page. */
async function picturesOf(): Promise<string[]> {
  const page = await fetch(`${base}/`, { headers: { 'x-forwarded-host': `${hostname}:${port}` } });
  const html = await page.text();
  return [...new Set([...html.matchAll(/\/images\/[^"?\s]+/g)].map(([address]) => address))];
}

interface Flood {
  what: string;
  count: number;
  /** Number of concurrent calls. */
  atOnce: number;
  /** Accepted HTTP statuses; a refusal must carry Retry-After. */
  statuses: readonly number[];
  call: (index: number) => Promise<Answer>;
}
/** Temporary refusals: rate limit or overload. */
const REFUSED = [429, 503];

const FLOOD = '198.51.100.7';
const VIEWER = '203.0.113.9';
const run = Date.now().toString(36);

function floodsOf(pictures: readonly string[]): Record<string, Flood> {
  const formats = ['image/avif,image/webp', 'image/webp', '*/*'];
  const picture = (index: number) => pictures[index % pictures.length] ?? '/images/none';
  return {
    pictures: {
      what: '200 pictures, 3,840 wide',
      count: 200,
      atOnce: 200,
      statuses: [200],
      call: (index) => {
        const accept = formats[Math.floor(index / pictures.length) % 3] ?? '*/*';
        return ask(FLOOD, `${picture(index)}?w=3840`, { accept });
      },
    },
    guests: {
      what: '5,000 check-ins of guests',
      count: 5000,
      atOnce: 50,
      statuses: [201],
      call: () => ask(FLOOD, '/api/v2/login/guest/checkin', { method: 'POST' }),
    },
    'sign-ins': {
      what: '500 sign-ins at once, each from a network of its own and with the right password',
      count: 500,
      atOnce: 500,
      statuses: [201],
      call: (index) =>
        ask(
          `10.${Math.floor(index / 250)}.${index % 250}.7`,
          '/api/v2/login',
          json({ id: 'viewer@playbill.test', secret: 'playbill-demo' }),
        ),
    },
    'sign-ups': {
      what: '500 sign-ups',
      count: 500,
      atOnce: 20,
      statuses: [201, 400],
      call: (index) =>
        ask(
          FLOOD,
          '/api/v2/user',
          json({
            email: `flood-${run}-${index}@playbill.test`,
            secret: 'a long password',
            name: 'Flood',
            consentAnswers: [{ promptField: 'terms', answer: true }],
          }),
        ),
    },
    analytics: {
      what: '5,000 posts of events',
      count: 5000,
      atOnce: 50,
      statuses: [204, 400],
      call: () => ask(FLOOD, '/api/v2/analytics/events', json({ events: [] })),
    },
  };
}

function tally(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
const quantile = (answers: readonly Answer[], at: number): string => {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0)} ms`;
};

async function flooded({ count, atOnce, call }: Flood): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const one = async () => {
    for (let index = next++; index < count; index = next++) answers.push(await call(index));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answers;
}

/** Simulates a viewer who repeatedly opens a page, checks in and requests a picture in a new width. */
async function look(
  pictures: readonly string[],
  until: () => boolean,
  least: number,
): Promise<Record<string, Answer[]>> {
  const seen: Record<string, Answer[]> = {
    health: [],
    page: [],
    'page that is drawn': [],
    'check-in': [],
    picture: [],
  };
  const widths = [240, 320, 480, 640, 800];
  for (let turn = 0; turn < least || !until(); turn++) {
    const path = `${pictures[turn % pictures.length]}?w=${widths[looked++ % widths.length]}`;
    const all = await Promise.all([
      ask(VIEWER, '/healthz'),
      ask(VIEWER, '/'),
      // A new query each time bypasses the cache.
      ask(VIEWER, `/?tab=${run}${looked}`),
      ask(VIEWER, '/api/v2/login/guest/checkin', { method: 'POST' }),
      ask(VIEWER, path, { accept: 'image/webp' }),
    ]);
    // The viewer waits between requests like a busy person, so that the rate limit for one viewer does not affect the
    // result.
    await wait(100);
    Object.values(seen).forEach((answers, index) => answers.push(all[index] as Answer));
  }
  return seen;
}
let looked = 0;

/** Sets a failing exit code if a flood got an unexpected status or the health probe failed meanwhile. */
function judge({ what, statuses }: Flood, answers: readonly Answer[], { health = [] }: Record<string, Answer[]>): void {
  const wrong = answers.filter(({ status, retryAfter }) =>
    REFUSED.includes(status) ? retryAfter === null : !statuses.includes(status),
  );
  if (wrong.length > 0)
    console.error(`${what}: ${tally(wrong)} that should not be so, or does not say when to come back`);
  const away = health.filter(({ status }) => status !== 200);
  if (away.length > 0) console.error(`${what}: health was ${tally(away)}`);
  if (wrong.length + away.length > 0) process.exitCode = 1;
}

function print(what: string, flood: readonly Answer[], seen: Record<string, Answer[]>): void {
  const waits = flood.find(({ retryAfter }) => retryAfter)?.retryAfter;
  console.log(`\n${what}${flood.length > 0 ? `: ${tally(flood)}${waits ? `, retry after ${waits} s` : ''}` : ''}`);
  for (const [name, answers] of Object.entries(seen))
    console.log(
      `  another viewer’s ${name}: ${tally(answers)}; half within ${quantile(answers, 0.5)}, 99 % within ${quantile(answers, 0.99)}`,
    );
}

const pictures = await picturesOf();
if (pictures.length === 0) throw new Error(`${options.origin} has no pictures on its home page: is it the demo?`);
print('without a flood', [], await look(pictures, () => true, 20));
for (const [name, flood] of Object.entries(floodsOf(pictures))) {
  if (options.only !== undefined && options.only !== name) continue;
  let isOver = false;
  const flooding = flooded(flood).finally(() => {
    isOver = true;
  });
  const seen = await look(pictures, () => isOver, 1);
  const answers = await flooding;
  print(flood.what, answers, seen);
  judge(flood, answers, seen);
}
