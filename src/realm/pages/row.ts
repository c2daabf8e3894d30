import { check } from '#schemas/validate.ts';
import { withAllWithin } from '#schemas/within.ts';
import { validate as isBucket } from '#schemas/generated/validators/blocks/bucket.js';
import type { BucketBlock, Page } from '#schemas/generated/types.ts';
import type { Audience } from '../catalogue/card.ts';
import { findContent } from '../catalogue/catalogue.store.ts';
import { contentWords } from '../catalogue/words-of-content.ts';
import type { Tx } from '../db/scope.ts';
import { findSound } from '../definitions/sound.ts';
import type { Reader } from '../definitions/tell-once.ts';
import type { Words } from '../labels/words.ts';
import { kindOf, titlePageNamed, titleRowSource } from './composed.ts';
import { fallbacksOf } from './offer.ts';

/** A row as it was stored, with its query. */
type StoredRow = BucketBlock;

/** A page's elements, those within others and, behind each, what may be shown in its place. */
const elementsOf = ({ elements }: Page): Record<string, unknown>[] =>
  elements
    .flatMap((element) => withAllWithin(element) as (Record<string, unknown> | null)[])
    .flatMap((element) => (element === null ? [] : [element, ...fallbacksOf(element)]));

function rowOfPage(page: Page, name: string): StoredRow | undefined {
  for (const { $type, attributes } of elementsOf(page)) {
    if ($type !== 'bucket') continue;
    const bucket = check(isBucket, attributes);
    if (bucket.ok && (String(bucket.value.bucketId) === name || bucket.value.exid === name)) return bucket.value;
  }
  return undefined;
}

async function rowOfTitle(
  tx: Tx,
  section: string,
  name: string,
  { realm, locale }: Audience,
  words: Words,
): Promise<StoredRow | undefined> {
  const page = titlePageNamed(section);
  const source = page && titleRowSource(page, name);
  const content = source && (await findContent(tx, realm, page.id, [kindOf(page.type)]));
  if (!content) return undefined;
  const season = source.seasonId === undefined ? undefined : await findContent(tx, realm, source.seasonId, ['SEASON']);
  if (page.type === 'series' && season?.seriesId !== page.id) return undefined;
  const playlistTitle = words.say('titleCount', { count: content.body.vodCount ?? 0 });
  const title = {
    series: season ? contentWords(season, locale).title : name,
    season: words.say('episodes'),
    playlist: playlistTitle,
    event: name,
  }[page.type];
  return { bucketId: name, exid: name, name: title, type: 'VOD_VIDEO', source };
}

/** A row by its name or its other name (exid), of a stored page or of a title's page. Undefined when there is none. */
export async function findRow(
  tx: Tx,
  section: string,
  name: string,
  audience: Audience,
  words: Words,
  reader: Reader,
): Promise<StoredRow | undefined> {
  const page = (await findSound(tx, reader, 'page', section)) as Page | undefined;
  return page ? rowOfPage(page, name) : rowOfTitle(tx, section, name, audience, words);
}
