import type { Logger } from 'pino';
import { fallbacksOf } from '#schemas/fallback.ts';
import type { Card, Page, Paging, RowContract } from '#schemas/generated/types.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import { type CatalogueSource, isOfCatalogue } from '#schemas/personal.ts';
import { isShort, onEmptyOf } from '#schemas/row.ts';
import { check } from '#schemas/validate.ts';
import { elementsWithin } from '#schemas/within.ts';
import type { Audience } from '../../catalogue/catalogue/card.ts';
import type { Leaving } from '../../catalogue/access/leaving.ts';
import { keptTitles } from '../../catalogue/catalogue/kept-titles.ts';
import { cardPage, readTitles } from '../../catalogue/catalogue/list.ts';
import type { Database } from '../../platform/db/client.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import {
  type BoundElement,
  boundToFeed,
  boundToTitles,
  leftToAsk,
  listCount,
  pageSizeOf,
  titlesOf,
  whereToAsk,
} from './bound.ts';
import { fillFeed } from './feeds.ts';
import { createPace, type Pace, type Deadline, SlowError } from './deadline.ts';

/** Elements whose titles come with the page; those below ask for theirs as they come near, however many there are. */
const WITH_PAGE = 30;

/** What a page's rows are filled from, and for whom. */
export interface Resolving {
  db: Database;
  realm: RealmRecord;
  log: Pick<Logger, 'error' | 'warn'>;
  audience: Audience;
  leaving: Leaving;
  /** Where rows ask for their next page: the page's own name. */
  sectionId: string;
  /** Items of what has a first page, where the caller says how many. */
  firstCards?: number;
  /** How long the page waits for them. */
  deadline?: Deadline;
}

/** The rows of one page on their way. */
interface Filling extends Resolving {
  pace: Pace;
}

type Plain = Record<string, unknown>;

async function contentOf(
  { db, realm, audience, leaving, pace, firstCards }: Filling,
  { attributes, bound: { firstPage } }: BoundElement,
  source: CatalogueSource,
): Promise<{ cards: Card[]; paging: Paging }> {
  const count = firstPage ? (firstCards ?? firstPage) : (pageSizeOf(attributes) ?? listCount(source));
  const list = { source, leaving, count };
  // The database gives up as well: a query that nobody waits for any more would keep others waiting.
  const titles = await keptTitles(db, realm, list, () =>
    inRealm(db, realm.id, (tx) => readTitles(tx, realm.id, list), { milliseconds: pace.most }),
  );
  return cardPage(titles, { ...list, audience });
}

/**
 * What stands in an empty row's place: the first of its fallbacks that has something to show, filled, before those that
 * a build may need which cannot draw that one.
 */
async function standIns(filling: Filling, element: object, place: number): Promise<unknown[]> {
  const choices = fallbacksOf({ ...element });
  for (const [index, { fallback: _none, ...choice }] of choices.entries()) {
    const filled = await resolveElement({ ...filling, pace: createPace(filling.deadline) }, choice, place);
    if (titlesOf(filled)?.length !== 0)
      return [filled, ...choices.slice(index + 1).map((other) => leftToAsk(other, filling.sectionId))];
  }
  return [];
}

/** An element's fallbacks, whose queries stay here as its own do; which of them is drawn is the build's to find out. */
const fallbackLeft = (element: unknown, { sectionId }: Resolving): object => {
  const { fallback } = (element ?? {}) as Plain;
  return Array.isArray(fallback) ? { fallback: fallback.map((choice: unknown) => leftToAsk(choice, sectionId)) } : {};
};

/**
 * Fills one element from its source. What cannot be filled, or takes longer than a page waits, is passed on without
 * titles and asks for them itself: its neighbours stay.
 */
async function resolveTitles(filling: Filling, found: BoundElement, place: number): Promise<unknown> {
  const { sectionId, log, pace } = filling;
  const { element, bound } = found;
  const { source: stored, ...attributes } = found.attributes;
  const left = fallbackLeft(element, filling);
  const source = check(isSource, stored);
  if (!source.ok) {
    log.error({ issues: source.issues, page: sectionId, element: place }, 'The source of a row is not one');
    return { ...element, ...left, attributes };
  }
  // A page is the same for everybody: what is the viewer's own comes after it.
  const query = source.value;
  if (!isOfCatalogue(query))
    return { ...element, ...left, attributes: { ...attributes, ...whereToAsk(found, sectionId) } };
  try {
    const { cards, paging } = await pace.wait(place, contentOf(filling, found, query));
    // What is wrong with the contract itself is the renderer's to tell of.
    const contract = attributes as RowContract;
    const replaced = isShort({ cards, paging }, contract) && onEmptyOf(contract) === 'fallback';
    const goesOn = bound.firstPage !== undefined || pageSizeOf(attributes) !== undefined;
    const content = { [bound.items]: cards, ...(goesOn && { paging, ...whereToAsk(found, sectionId) }) };
    return {
      ...element,
      ...(replaced ? { fallback: await standIns(filling, element, place) } : left),
      attributes: { ...attributes, ...content },
    };
  } catch (error) {
    const fields = { err: error, page: sectionId, element: place };
    if (error instanceof SlowError) log.warn(fields, 'A row was too slow for its page');
    else log.error(fields, 'A row could not be filled');
    return { ...element, ...left, attributes: { ...attributes, ...whereToAsk(found, sectionId) } };
  }
}

async function resolveElement(filling: Filling, element: unknown, place: number): Promise<unknown> {
  const feed = boundToFeed(element);
  if (feed) return resolveFeed(filling, feed, place);
  const row = boundToTitles(element);
  if (row && place >= WITH_PAGE)
    return { ...(leftToAsk(element, filling.sectionId) as object), ...fallbackLeft(element, filling) };
  return row ? resolveTitles(filling, row, place) : resolveWithin(filling, element, place);
}

/** Fills an element from a feed; what cannot be filled asks for itself. */
async function resolveFeed(filling: Filling, found: BoundElement, place: number): Promise<unknown> {
  const { db, audience, log, pace, sectionId } = filling;
  const { element, bound } = found;
  const left = fallbackLeft(element, filling);
  try {
    const filled = inRealm(db, audience.realm, (tx) => fillFeed(tx, found, audience), { milliseconds: pace.most });
    return { ...element, ...left, attributes: await pace.wait(place, filled) };
  } catch (error) {
    log.error({ err: error, page: sectionId, element: place, data: bound.data }, 'A feed could not be filled');
    return { ...element, ...left };
  }
}

/** Fills the elements within an element. */
async function resolveWithin(filling: Filling, element: unknown, place: number): Promise<unknown> {
  const left = fallbackLeft(element, filling);
  const inner = elementsWithin(element);
  if (inner.length === 0) return 'fallback' in left ? { ...(element as object), ...left } : element;
  const { attributes } = element as { attributes: object };
  const elements = await Promise.all(inner.map((one) => resolveElement(filling, one, place)));
  return { ...(element as object), ...left, attributes: { ...attributes, elements } };
}

/** A page whose rows are filled from the catalogue. The queries never leave the server. */
export async function resolvePage(resolving: Resolving, page: Page): Promise<Page> {
  const filling: Filling = { ...resolving, pace: createPace(resolving.deadline) };
  const elements = await Promise.all(page.elements.map((element, place) => resolveElement(filling, element, place)));
  return { ...page, elements: elements as Page['elements'] };
}
