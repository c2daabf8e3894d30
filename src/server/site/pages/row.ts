import { check } from '#schemas/validate.ts';
import { fallbacksOf } from '#schemas/fallback.ts';
import { withAllWithin } from '#schemas/within.ts';
import { validate as isBucket } from '#schemas/generated/validators/blocks/bucket.js';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import type { BucketBlock, Page } from '#schemas/generated/types.ts';
import { titlePageNamed } from '#schemas/routes/title-page.ts';
import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { contentTexts } from '../../catalogue/catalogue/content-texts.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import type { Reader } from '../../definitions/documents/report-once.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { type BoundElement, boundToTitles, listCount, listName, ofTitles, pageSizeOf } from './bound.ts';
import { kindOf, titleRowSource } from './composed.ts';
import { ownPage } from './own-pages.ts';

/** A stored row with its source. */
interface StoredRow {
  row: BucketBlock;
  /** Number of cards per page, if the kind of element prescribes it. */
  count?: number;
}

/** All elements of a page, including nested ones and fallbacks. */
const elementsOf = ({ elements }: Page): Record<string, unknown>[] =>
  elements
    .flatMap((element) => withAllWithin(element) as (Record<string, unknown> | null)[])
    .flatMap((element) => (element === null ? [] : [element, ...fallbacksOf(element)]));

/** Converts a list without a name to a row, with the name that is derived from its source. */
function rowOfList(element: unknown, name: string): StoredRow | undefined {
  const attributes = boundToTitles(element)?.attributes;
  if (!attributes || listName(attributes['source']) !== name) return undefined;
  const source = check(isSource, attributes['source']);
  if (!source.ok) return undefined;
  const { title } = attributes;
  return {
    row: {
      bucketId: name,
      exid: name,
      name: typeof title === 'string' ? title : '',
      type: 'MIXED',
      source: source.value,
    },
    count: pageSizeOf(attributes) ?? listCount(source.value),
  };
}

/** Converts a named element to a row; missing attributes get defaults. */
function rowOfNamed({ attributes }: BoundElement, names: readonly string[], name: string): StoredRow | undefined {
  if (!names.some((attribute) => String(attributes[attribute]) === name)) return undefined;
  const { title = '' } = attributes;
  const row = check(isBucket, { bucketId: name, exid: name, name: title, type: 'MIXED', ...attributes });
  return row.ok ? { row: row.value } : undefined;
}

function rowOfPage(page: Page, name: string): StoredRow | undefined {
  for (const element of elementsOf(page)) {
    const found = ofTitles(element);
    const names = found?.bound.names;
    const row = names ? rowOfNamed(found, names, name) : rowOfList(element, name);
    if (row) return row;
  }
  return undefined;
}

async function rowOfTitle(
  tx: Tx,
  section: string,
  name: string,
  { realm, locale }: CardAudience,
  messages: Messages,
): Promise<StoredRow | undefined> {
  const page = titlePageNamed(section);
  const source = page && titleRowSource(page, name);
  const content = source && (await findContent(tx, realm, page.id, [kindOf(page.type)]));
  if (!content) return undefined;
  const season = source.seasonId === undefined ? undefined : await findContent(tx, realm, source.seasonId, ['SEASON']);
  if (page.type === 'series' && season?.seriesId !== page.id) return undefined;
  const playlistTitle = messages.t('titleCount', { count: content.body.vodCount ?? 0 });
  const title = {
    series: season ? contentTexts(season, locale).title : name,
    season: messages.t('episodes'),
    playlist: playlistTitle,
    event: name,
  }[page.type];
  return { row: { bucketId: name, exid: name, name: title, type: 'VOD_VIDEO', source } };
}

/** Finds a row of a stored page or a title page by name or exid; undefined if there is none. */
export async function findRow(
  tx: Tx,
  section: string,
  name: string,
  audience: CardAudience,
  messages: Messages,
  reader: Reader,
): Promise<StoredRow | undefined> {
  const page = ((await findValidDocument(tx, reader, 'page', section)) as Page | undefined) ?? ownPage(section);
  return page ? rowOfPage(page, name) : rowOfTitle(tx, section, name, audience, messages);
}
