import type { Logger } from 'pino';
import { check } from '#schemas/validate.ts';
import { elementsWithin } from '#schemas/within.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import type { Page } from '#schemas/generated/types.ts';
import type { Audience } from '../catalogue/card.ts';
import type { Leaving } from '../catalogue/catalogue.store.ts';
import { listCards } from '../catalogue/list.ts';
import type { Database } from '../db/client.ts';
import { inRealm } from '../db/scope.ts';

/** Cards that a row brings with its page; the rest is asked for. */
export const FIRST_CARDS = 10;
/** Cards of a list that says no number. */
const LIST_CARDS = 50;

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
}

/** An element as far as its source is concerned. Whatever else it is, it is passed on. */
interface Bound {
  $type: 'bucket' | 'cardList' | 'liveRow';
  attributes: Record<string, unknown>;
}

function isBound(element: unknown): element is Bound {
  if (element === null || typeof element !== 'object') return false;
  const { $type, attributes } = element as Partial<Record<string, unknown>>;
  return (
    ($type === 'bucket' || $type === 'cardList' || $type === 'liveRow') &&
    attributes !== null &&
    typeof attributes === 'object' &&
    !Array.isArray(attributes) &&
    Object.hasOwn(attributes, 'source')
  );
}

async function contentOf(
  { db, audience, leaving, sectionId, firstCards = FIRST_CARDS }: Resolving,
  { $type, attributes }: Bound,
): Promise<object> {
  const source = check(isSource, attributes['source']);
  if (!source.ok) throw new TypeError(`A source is not one: ${JSON.stringify(source.issues)}`);
  const count = $type === 'bucket' ? firstCards : (source.value.limit ?? LIST_CARDS);
  const { cards, paging } = await inRealm(db, audience.realm, (tx) =>
    listCards(tx, { source: source.value, audience, leaving, count: Math.min(count, 200) }),
  );
  return $type === 'bucket' ? { contentList: cards, paging, sectionId } : { cards };
}

/** Fills one element from its source. What cannot be filled is passed on without titles: its neighbours stay. */
async function resolveElement(resolving: Resolving, element: unknown, index: number): Promise<unknown> {
  if (!isBound(element)) return resolveWithin(resolving, element, index);
  const { source: _query, ...attributes } = element.attributes;
  // The row may still ask for its first page itself.
  const fallback = element.$type === 'bucket' ? { sectionId: resolving.sectionId } : {};
  const content = await contentOf(resolving, element).catch((error: unknown) => {
    resolving.log.error({ err: error, page: resolving.sectionId, element: index }, 'A row could not be filled');
    return fallback;
  });
  return { ...element, attributes: { ...attributes, ...content } };
}

/** Fills the elements within an element. */
async function resolveWithin(resolving: Resolving, element: unknown, index: number): Promise<unknown> {
  const inner = elementsWithin(element);
  if (inner.length === 0) return element;
  const { attributes } = element as { attributes: object };
  const elements = await Promise.all(inner.map((one) => resolveElement(resolving, one, index)));
  return { ...(element as object), attributes: { ...attributes, elements } };
}

/** A page whose rows are filled from the catalogue. The queries never leave the server. */
export async function resolvePage(resolving: Resolving, page: Page): Promise<Page> {
  const elements = await Promise.all(page.elements.map((element, index) => resolveElement(resolving, element, index)));
  return { ...page, elements: elements as Page['elements'] };
}
