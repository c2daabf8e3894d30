import type { Logger } from 'pino';
import { fallbacksOf } from '#schemas/fallback.ts';
import type { Card, Page, Paging, RowContract, Source } from '#schemas/generated/types.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import { isShort, onEmptyOf } from '#schemas/row.ts';
import { check } from '#schemas/validate.ts';
import { elementsWithin } from '#schemas/within.ts';
import type { Audience } from '../catalogue/card.ts';
import type { Leaving } from '../access/leaving.ts';
import { listCards } from '../catalogue/list.ts';
import type { Database } from '../db/client.ts';
import { inRealm } from '../db/scope.ts';
import { type Bound, isBound, leftToAsk, listCount, pageSizeOf, titlesOf, whereToAsk } from './bound.ts';
import { type Feed, fillFeed, isFeed } from './feeds.ts';
import { createPace, type Pace, type Deadline, SlowError } from './deadline.ts';

/** Cards that a row brings with its page; the rest is asked for. */
export const FIRST_CARDS = 10;

/** What a page's rows are filled from, and for whom. */
export interface Resolving {
  db: Database;
  log: Pick<Logger, 'error' | 'warn'>;
  audience: Audience;
  leaving: Leaving;
  /** Where rows ask for their next page: the page's own name. */
  sectionId: string;
  /** Cards that a row brings, where the caller says how many. */
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
  { db, audience, leaving, pace, firstCards = FIRST_CARDS }: Filling,
  { $type, attributes }: Bound,
  source: Source,
): Promise<{ cards: Card[]; paging: Paging }> {
  const count = $type === 'bucket' ? firstCards : (pageSizeOf(attributes) ?? listCount(source));
  // The database gives up as well: a query that nobody waits for any more would keep others waiting.
  return inRealm(db, audience.realm, (tx) => listCards(tx, { source, audience, leaving, count }), {
    milliseconds: pace.most,
  });
}

/**
 * What stands in an empty row's place: the first of its fallbacks that has something to show, filled, before those that
 * a build may need which cannot draw that one.
 */
async function standIns(filling: Filling, element: Bound, place: number): Promise<unknown[]> {
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
async function resolveBound(filling: Filling, element: Bound, place: number): Promise<unknown> {
  const { sectionId, log, pace } = filling;
  const { source: query, ...attributes } = element.attributes;
  const left = fallbackLeft(element, filling);
  const source = check(isSource, query);
  if (!source.ok) {
    log.error({ issues: source.issues, page: sectionId, element: place }, 'The source of a row is not one');
    return { ...element, ...left, attributes };
  }
  try {
    const { cards, paging } = await pace.wait(place, contentOf(filling, element, source.value));
    // What is wrong with the contract itself is the renderer's to tell of.
    const contract = attributes as RowContract;
    const replaced = isShort({ cards, paging }, contract) && onEmptyOf(contract) === 'fallback';
    const content =
      element.$type === 'bucket'
        ? { contentList: cards, paging, sectionId }
        : { cards, ...(pageSizeOf(attributes) !== undefined && { paging, ...whereToAsk(element, sectionId) }) };
    return {
      ...element,
      ...(replaced ? { fallback: await standIns(filling, element, place) } : left),
      attributes: { ...attributes, ...content },
    };
  } catch (error) {
    const fields = { err: error, page: sectionId, element: place };
    if (error instanceof SlowError) log.warn(fields, 'A row was too slow for its page');
    else log.error(fields, 'A row could not be filled');
    return { ...element, ...left, attributes: { ...attributes, ...whereToAsk(element, sectionId) } };
  }
}

async function resolveElement(filling: Filling, element: unknown, place: number): Promise<unknown> {
  if (isFeed(element)) return resolveFeed(filling, element, place);
  return isBound(element) ? resolveBound(filling, element, place) : resolveWithin(filling, element, place);
}

/** Fills news or fighters; what cannot be filled asks for itself. */
async function resolveFeed(filling: Filling, element: Feed, place: number): Promise<unknown> {
  const { db, audience, log, pace, sectionId } = filling;
  const left = fallbackLeft(element, filling);
  try {
    const filled = inRealm(db, audience.realm, (tx) => fillFeed(tx, element, audience), { milliseconds: pace.most });
    return { ...element, ...left, attributes: await pace.wait(place, filled) };
  } catch (error) {
    log.error({ err: error, page: sectionId, element: place }, 'News or fighters could not be filled');
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
