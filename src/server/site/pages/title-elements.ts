import type { BucketBlock, Element } from '#schemas/generated/types.ts';
import type { CatalogueSource } from '#schemas/personal.ts';
import { sectionOf, type TitlePageName } from '#schemas/routes/title-page.ts';
import type { ContentRecord } from '../../catalogue/catalogue/catalogue.store.ts';
import { contentTexts } from '../../catalogue/catalogue/content-texts.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { titleRowSource } from './composed.ts';
import { surroundingsOf } from './season-picker.ts';
import type { TitlePageOptions } from './title-options.ts';

/** Number of titles in the preview of another season. */
const PREVIEW = 2;

/** A row before its titles are filled in; `source` is resolved as for stored pages. */
type Row = BucketBlock & { source?: CatalogueSource };

const inList = (attributes: Row) => ({ $type: 'bucket' as const, $zone: 'list' as const, attributes });

/** The title that a page is about, and for a series the season that the page shows. */
interface Shown {
  content: ContentRecord;
  season: ContentRecord | undefined;
}

/** Builds a grid that lists all titles of a playlist or season on its page. */
const list = (page: TitlePageName, exid: string, name: string, emptyTitle: string): Row =>
  omitUndefined({
    bucketId: exid,
    exid,
    name,
    type: 'VOD_VIDEO' as const,
    layout: 'GRID' as const,
    source: titleRowSource(page, exid),
    sectionId: sectionOf(page),
    emptyTitle,
  });

/** A row with the first episodes of a season, its description and a link to it. */
function preview(page: TitlePageName, season: ContentRecord, { audience, messages }: TitlePageOptions): Row {
  const exid = sectionOf({ type: 'season', id: season.id });
  const { title, description } = contentTexts(season, audience.locale);
  const name = messages.t('nextSeason', { season: title });
  const link = { type: 'SEASON' as const, id: season.id, title };
  const source: CatalogueSource = { type: 'EPISODES', seasonId: season.id, limit: PREVIEW };
  return {
    bucketId: exid,
    exid,
    name,
    type: 'VOD_VIDEO',
    source,
    sectionId: sectionOf(page),
    rowTypeData: omitUndefined({
      rowType: 'inline' as const,
      title: name,
      description,
      primaryCta: { ctaText: messages.t('seeEpisodes'), link },
    }),
  };
}

/** Builds the season picker, the list of the shown season's episodes, and a preview of the next season. */
async function seasonElements(
  tx: Tx,
  page: TitlePageName,
  season: ContentRecord,
  exid: string,
  options: TitlePageOptions,
): Promise<Partial<Element>[]> {
  const { audience, messages } = options;
  const around = await surroundingsOf(tx, season, audience);
  const name = page.type === 'series' ? contentTexts(season, audience.locale).title : messages.t('episodes');
  return [
    ...(around ? [{ $type: 'series' as const, $zone: 'header' as const, attributes: around.picker }] : []),
    inList(list(page, exid, name, messages.t('rowEmpty'))),
    ...(around?.next ? [inList(preview(page, around.next, options))] : []),
  ] as Partial<Element>[];
}

/** Maximum number of people on the page. Each needs two texts, and the text element allows sixty. */
const MOST_PEOPLE = 30;

/** Builds the list of cast and crew at the end of a title page. */
function peopleElements({ body: { people = [] } }: ContentRecord, { messages }: TitlePageOptions): Partial<Element>[] {
  if (people.length === 0) return [];
  const elements = people
    .slice(0, MOST_PEOPLE)
    .flatMap(({ name, role, character }) => [
      { text: character === undefined ? name : messages.t('personAs', { name, character }) },
      { text: role },
    ]);
  const attributes = { title: messages.t('castAndCredits'), elements };
  return [{ $type: 'gridBlock', $zone: 'list', attributes }] as Partial<Element>[];
}

/** Builds the elements of a title page that follow the hero element. */
export async function titleElements(
  tx: Tx,
  page: TitlePageName,
  shown: Shown,
  options: TitlePageOptions,
): Promise<Partial<Element>[]> {
  return [...(await listElements(tx, page, shown, options)), ...peopleElements(shown.content, options)];
}

/** Builds the lists of titles on a title page: episodes, season preview or playlist. */
async function listElements(
  tx: Tx,
  page: TitlePageName,
  { content, season }: Shown,
  options: TitlePageOptions,
): Promise<Partial<Element>[]> {
  const { messages } = options;
  if (page.type === 'season') return seasonElements(tx, page, content, 'episodes', options);
  if (page.type === 'series')
    return season ? seasonElements(tx, page, season, sectionOf({ type: 'season', id: season.id }), options) : [];
  if (page.type === 'event') return [];
  const name = messages.t('titleCount', { count: content.body.vodCount ?? 0 });
  return [inList(list(page, 'titles', name, messages.t('rowEmpty')))] as Partial<Element>[];
}
