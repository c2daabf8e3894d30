import type { Database } from '#server/platform/db/client.ts';
import { type Damage, damageBy, forget, marksIn, thingOf, type Whole, wholeValues, write } from './damage.ts';
import { calls, ownCalls, pages } from './realm.ts';

/** Functions that request pages from the host, and call the API as a guest (`call`) or as a viewer (`own`). */
export interface Asked {
  db: Database;
  page: (path: string) => Promise<Response>;
  call: (path: string) => Promise<Response>;
  own: (path: string) => Promise<Response>;
}

/** The result of a run. */
export interface StoredTally {
  mutations: number;
  /** Number of mutations that the database rejected. */
  refused: number;
  asked: number;
  /** Number of mutations that lost a page or a response. */
  lost: number;
  /** Descriptions of the first losses. */
  losses: string[];
}

interface Way {
  name: string;
  path: string;
  of?: string;
  ask: (path: string) => Promise<Response>;
}

interface Answer {
  status: number;
  marks: ReadonlySet<string>;
}

/** Paths of the pages that show data of a table, whichever of its rows it is. */
const shownBy: readonly [table: RegExp, path: RegExp][] = [
  [
    /^contents/,
    /^\/$|lang=es_ES|grid|search|series|season|playlist\/41|releases|schedule|epg|init|home\?|favourite|history|watchlist/,
  ],
  [/^news/, /news|sitemap|^\/$/],
  [/^fighters/, /fighters|sitemap|^\/$/],
  [/^(programmes|guide_channels)/, /epg|live\/53|^\/$/],
  [/^realms/, /^\/$|login|signup|init|search|consent|manifest|sitemap|schedule/],
  [/^definitions (page|labels|theme)/, /^\/$|more|browse|plugin|init|home\?|label|lang=es_ES|login|theme/],
  [/^definitions menu/, /^\/$|browse|menu|init/],
  [/^definitions (form|consent)/, /login|signup|init|consent/],
  [/^definitions (texts|media|news)/, /text|externalpage|vod\/1|video|news|sitemap/],
  [/^(consent_answers|accounts|addresses|reviews)/, /profile|address|consent|reviews|history/],
];

/** Maximum number of losses that are described. */
const TOLD = 60;
/** Number of other pages requested besides those that show the mutated value. */
const OTHERS = 3;

async function answerOf({ ask, path }: Way): Promise<Answer> {
  const response = await ask(path);
  return { status: response.status, marks: marksIn(await response.text()) };
}

/** Settings that switch pages on. If one of them is mutated, a page may legitimately disappear. */
const switches = /^\/(authentication|search|selfRegistration|registrationForm|watchlistsEnabled|consent)?(\/|$)|^$/;

/** Why a response counts as lost because of the mutation; undefined if it does not. */
function lossOf({ of, path }: Way, before: Answer, after: Answer, damage: Damage): string | undefined {
  const { place, excused, pointer } = damage;
  if (after.status >= 500) return `${after.status}`;
  const isItsOwn = of !== undefined && (of === thingOf(place) || of.startsWith(`${thingOf(place)} `));
  const isSwitch = place.table === 'realms' && switches.test(pointer);
  // Releases are sorted by date and limited in number: a mutated date may push another title off the page.
  const isMoved = place.column === 'published_at' && path === '/releases';
  const isForm = thingOf(place).startsWith('definitions form') && /login|signup/.test(path);
  if (after.status !== before.status)
    return isItsOwn || isSwitch || isForm ? undefined : `${after.status} for ${before.status}`;
  if (isItsOwn && place.table !== 'definitions') return undefined;
  const missing = [...before.marks].filter((mark) => !after.marks.has(mark) && !excused.has(mark));
  return missing.length === 0 || isSwitch || isMoved ? undefined : `without ${missing.slice(0, 4).join(', ')}`;
}

interface RunOptions {
  count: number;
  seed: number;
  most?: number;
  /** Called after each mutation with the counts so far. */
  onTurn?: (tally: StoredTally) => void;
}

/**
 * Mutates one stored value at a time, then requests the pages that show it and some others. A page counts as lost if it
 * fails, is missing although the mutation is in another entity, or lacks content that was not mutated. At most `most`
 * of the pages that show the mutated value are requested per mutation, in rotation.
 */
export async function runStored(
  asked: Asked,
  { count, seed, most = Number.POSITIVE_INFINITY, onTurn }: RunOptions,
): Promise<StoredTally> {
  const { db } = asked;
  const ways: Way[] = [
    ...pages.map((page) => ({ name: 'page', ask: asked.page, ...page })),
    ...calls.map((call) => ({ name: 'call', ask: asked.call, ...call })),
    ...ownCalls.map((call) => ({ name: 'own call', ask: asked.own, ...call })),
  ];
  const before = new Map<Way, Answer>();
  for (const way of ways) before.set(way, await answerOf(way));
  const unfit = [...before]
    .filter(([, { status }]) => status !== 200)
    .map(([{ path }, { status }]) => `${path} ${status}`);
  if (unfit.length > 0) throw new Error(`Not there before anything is damaged: ${unfit.join(', ')}`);
  const values: Map<string, Whole[]> = await wholeValues(db);
  const tally: StoredTally = { mutations: 0, refused: 0, asked: 0, lost: 0, losses: [] };
  for (let turn = 0; tally.mutations < count; turn++) {
    const damage = damageBy(seed + turn, values);
    const { place, value, isForgotten } = damage;
    const whole = [...values.values()].flat().find((one) => one.place === place) as Whole;
    try {
      await write(db, place, value);
    } catch {
      // PostgreSQL rejects U+0000, lone surrogates and some deeply nested values.
      tally.refused += 1;
      continue;
    }
    tally.mutations += 1;
    if (isForgotten) await forget(db, true);
    const thing = thingOf(place);
    const shown = shownBy.find(([table]) => table.test(thing))?.[1];
    const showing = ways.filter(({ of, path }) => of?.startsWith(thing) === true || shown?.test(path) === true);
    const own = showing.map((_, index) => showing[(turn + index) % showing.length] as Way).slice(0, most);
    const others = Array.from(
      { length: Math.min(OTHERS, most) },
      (_, index) => ways[(turn * OTHERS + index) % ways.length] as Way,
    );
    const lost: string[] = [];
    for (const way of new Set([...own, ...others])) {
      tally.asked += 1;
      const findLoss = async () => lossOf(way, before.get(way) as Answer, await answerOf(way), damage);
      // On a busy machine a row may miss the page’s deadline (def-17), so only a loss in both of two attempts counts.
      const loss = (await findLoss()) && (await findLoss());
      if (loss !== undefined) lost.push(`${way.path}: ${loss}`);
    }
    await write(db, place, whole.value);
    if (isForgotten) await forget(db, false);
    if (lost.length > 0) tally.lost += 1;
    if (lost.length > 0 && tally.losses.length < TOLD)
      tally.losses.push(
        `seed ${seed + turn}: ${thingOf(place)} ${place.column}${damage.pointer} ${damage.what}${isForgotten ? ', forgotten' : ''} → ${lost.join('; ')}`,
      );
    onTurn?.(tally);
  }
  return tally;
}
