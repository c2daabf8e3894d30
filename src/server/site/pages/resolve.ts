import type { Logger } from 'pino';
import { fallbacksOf } from '#schemas/fallback.ts';
import type { Card, Page, Paging, RowContract } from '#schemas/generated/types.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import { type CatalogueSource, isOfCatalogue } from '#schemas/personal.ts';
import { localise } from '#schemas/localise.ts';
import { isShort, onEmptyOf } from '#schemas/row.ts';
import { check } from '#schemas/validate.ts';
import { elementsWithin } from '#schemas/within.ts';
import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import type { ListFilter } from '../../catalogue/access/list-filter.ts';
import { getCachedTitles } from '../../catalogue/catalogue/cached-titles.ts';
import { cardPage, readTitles } from '../../catalogue/catalogue/list.ts';
import type { Database } from '../../platform/db/client.ts';
import type { RunTransaction } from '../../platform/db/scope.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import {
  type BoundElement,
  boundToFeed,
  boundToTitles,
  withoutSources,
  listCount,
  pageSizeOf,
  listBoundTitles,
  getTitleRequest,
} from './bound.ts';
import { fillFeed } from './feeds.ts';
import { createPace, type Pace, type Deadline, SlowError } from './deadline.ts';

/**
 * Number of elements whose titles are sent with the page. The client requests the titles of later elements when the
 * viewer scrolls to them.
 */
const WITH_PAGE = 30;

/** Parameters for filling a page. */
export interface Resolving {
  /** The database handle whose cache of titles is used. */
  db: Database;
  /** Opens a transaction for each row, so that a slow row does not hold the others. */
  runTransaction: RunTransaction;
  realm: RealmRecord;
  log: Pick<Logger, 'error' | 'warn'>;
  audience: CardAudience;
  leaving: ListFilter;
  /** Name of the page, which clients send to request further titles of its rows. */
  sectionId: string;
  /** Number of items per row, if the request sets it. */
  firstCards?: number;
  /** Time limit for rows. */
  deadline?: Deadline;
}

/** The parameters, with the time limit that all rows of the page share. */
interface Filling extends Resolving {
  pace: Pace;
}

type Plain = Record<string, unknown>;

async function readCards(
  { db, runTransaction, realm, audience, leaving, pace, firstCards }: Filling,
  { attributes, bound: { firstPage } }: BoundElement,
  source: CatalogueSource,
): Promise<{ cards: Card[]; paging: Paging }> {
  const count = firstPage ? (firstCards ?? firstPage) : (pageSizeOf(attributes) ?? listCount(source));
  const list = { source, leaving, count };
  // The query has the same time limit as the row, so that a query whose row was given up does not occupy a connection.
  const titles = await getCachedTitles(db, realm, list, () =>
    runTransaction((tx) => readTitles(tx, realm.id, list), { milliseconds: pace.most }),
  );
  return cardPage(titles, { ...list, audience });
}

/**
 * Fills the fallbacks of an empty row, until one of them has titles. The later ones are kept for clients whose build
 * cannot render that one.
 */
async function fillFallbacks(filling: Filling, element: object, place: number): Promise<unknown[]> {
  const choices = fallbacksOf({ ...element });
  for (const [index, { fallback: _none, ...choice }] of choices.entries()) {
    const filled = await resolveElement({ ...filling, pace: createPace(filling.deadline) }, choice, place);
    if (listBoundTitles(filled)?.length !== 0)
      return [filled, ...choices.slice(index + 1).map((other) => withoutSources(other, filling.sectionId))];
  }
  return [];
}

/** Returns an element's fallbacks without their sources. The client decides which of them its build can render. */
const keepFallbacks = (element: unknown, { sectionId }: Resolving): object => {
  const { fallback } = (element ?? {}) as Plain;
  return Array.isArray(fallback)
    ? { fallback: fallback.map((choice: unknown) => withoutSources(choice, sectionId)) }
    : {};
};

/**
 * Fills an element with titles. If that fails or takes too long, the element is sent without titles and the client
 * requests them. Other elements are not affected.
 */
async function resolveTitles(filling: Filling, found: BoundElement, place: number): Promise<unknown> {
  const { sectionId, log, pace } = filling;
  const { element, bound } = found;
  const { source: stored, ...attributes } = found.attributes;
  const left = keepFallbacks(element, filling);
  const source = check(isSource, stored);
  if (!source.ok) {
    log.error({ issues: source.issues, page: sectionId, element: place }, 'The source of a row is not one');
    return { ...element, ...left, attributes };
  }
  // A page is the same for all viewers, so clients request the titles of personal rows separately.
  const query = source.value;
  if (!isOfCatalogue(query))
    return { ...element, ...left, attributes: { ...attributes, ...getTitleRequest(found, sectionId) } };
  try {
    const { cards, paging } = await pace.wait(place, readCards(filling, found, query));
    // The row's limits (`minItems`, `onEmpty`) may be invalid; the renderer reports that.
    const contract = attributes as RowContract;
    const replaced = isShort({ cards, paging }, contract) && onEmptyOf(contract) === 'fallback';
    const goesOn = bound.firstPage !== undefined || pageSizeOf(attributes) !== undefined;
    const content = { [bound.items]: cards, ...(goesOn && { paging, ...getTitleRequest(found, sectionId) }) };
    return {
      ...element,
      ...(replaced ? { fallback: await fillFallbacks(filling, element, place) } : left),
      attributes: { ...attributes, ...content },
    };
  } catch (error) {
    const fields = { err: error, page: sectionId, element: place };
    if (error instanceof SlowError) log.warn(fields, 'A row was too slow for its page');
    else log.error(fields, 'A row could not be filled');
    return { ...element, ...left, attributes: { ...attributes, ...getTitleRequest(found, sectionId) } };
  }
}

async function resolveElement(filling: Filling, element: unknown, place: number): Promise<unknown> {
  const feed = boundToFeed(element);
  if (feed) return resolveFeed(filling, feed, place);
  const row = boundToTitles(element);
  if (row && place >= WITH_PAGE)
    return { ...(withoutSources(element, filling.sectionId) as object), ...keepFallbacks(element, filling) };
  return row ? resolveTitles(filling, row, place) : resolveWithin(filling, element, place);
}

/** Fills an element from a feed; on failure the client requests it. */
async function resolveFeed(filling: Filling, found: BoundElement, place: number): Promise<unknown> {
  const { runTransaction, audience, log, pace, sectionId } = filling;
  const { element, bound } = found;
  const left = keepFallbacks(element, filling);
  try {
    const filled = runTransaction((tx) => fillFeed(tx, found, audience), { milliseconds: pace.most });
    return { ...element, ...left, attributes: await pace.wait(place, filled) };
  } catch (error) {
    log.error({ err: error, page: sectionId, element: place, data: bound.data }, 'A feed could not be filled');
    return { ...element, ...left };
  }
}

/** Fills the nested elements of an element. */
async function resolveWithin(filling: Filling, element: unknown, place: number): Promise<unknown> {
  const left = keepFallbacks(element, filling);
  const inner = elementsWithin(element);
  if (inner.length === 0) return 'fallback' in left ? { ...(element as object), ...left } : element;
  const { attributes } = element as { attributes: object };
  const elements = await Promise.all(inner.map((one) => resolveElement(filling, one, place)));
  return { ...(element as object), ...left, attributes: { ...attributes, elements } };
}

/** Fills the rows of a page. Sources are never sent to clients. */
export async function resolvePage(resolving: Resolving, page: Page): Promise<Page> {
  const filling: Filling = { ...resolving, pace: createPace(resolving.deadline) };
  const elements = await Promise.all(page.elements.map((element, place) => resolveElement(filling, element, place)));
  return { ...page, elements: elements as Page['elements'] };
}

/** Fills and localises a page, for viewers and for previews in the studio. */
export const fillPage = async (resolving: Resolving, messages: Messages, page: Page): Promise<Page> =>
  localise(await resolvePage(resolving, page), (key) => messages.t(key));
