import type { HeroBlock, Page } from '#schemas/generated/types.ts';
import type { CatalogueSource } from '#schemas/personal.ts';
import { sectionOf, type TitlePageName } from '#schemas/routes/title-page.ts';
import { type ContentRecord, findContent, listContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { typeOfKind } from '../../catalogue/catalogue/kinds.ts';
import { firstPlayable } from '../../catalogue/catalogue/title-facts.ts';
import { contentTexts, getTitleText } from '../../catalogue/catalogue/content-texts.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { kindOf, titleRowSource } from './composed.ts';
import { seasonToShow } from './season-picker.ts';
import { titleElements } from './title-elements.ts';
import { titleHero } from './title-hero.ts';
import type { TitlePageOptions } from './title-options.ts';

/** Number of titles among which the first playable one is searched. */
const LOOKED_AT = 50;

function playableSource({ type, id }: TitlePageName, season: ContentRecord | undefined): CatalogueSource | undefined {
  if (type === 'series')
    return season ? { type: 'EPISODES', seriesId: id, seasonId: season.id } : { type: 'EPISODES', seriesId: id };
  return titleRowSource({ type, id }, type === 'season' ? 'episodes' : 'titles');
}

/**
 * Query parameters that name the list in which a title is watched, so that playback continues with the next title of
 * this list.
 */
function contextOf({ type, id }: TitlePageName, { seasonId }: ContentRecord): string {
  if (type === 'playlist') return `?playlistId=${id}`;
  return seasonId === null ? '' : `?seasonId=${seasonId}`;
}

async function watchButton(
  tx: Tx,
  page: TitlePageName,
  season: ContentRecord | undefined,
  { audience, messages, leaving }: TitlePageOptions,
): Promise<HeroBlock['primaryButton']> {
  const source = playableSource(page, season);
  if (!source) return undefined;
  const order = { by: page.type === 'playlist' ? 'place' : 'position', descending: false } as const;
  const first = firstPlayable(await listContents(tx, audience.realm, source, leaving, order, LOOKED_AT), audience);
  if (!first) return undefined;
  const link = { type: 'ROUTE' as const, route: `/video/${first.id}${contextOf(page, first)}` };
  return { type: 'WATCH_NOW', text: messages.t('watchNow'), link };
}

function heroOf(
  content: ContentRecord,
  primaryButton: HeroBlock['primaryButton'],
  options: TitlePageOptions,
): HeroBlock {
  const hero = titleHero(content, options);
  const { locale } = options.audience;
  return omitUndefined({
    ...hero,
    tagline: content.kind === 'SEASON' && content.series ? getTitleText(content.series, locale) : undefined,
    primaryButton,
    content: { id: content.id, type: typeOfKind[content.kind], title: hero.title },
  });
}

/**
 * The page's title for search results and browser tabs. A season's title includes the series, because seasons of
 * different series may have equal names.
 */
function nameOf(title: string, { kind, series }: ContentRecord, { audience, messages }: TitlePageOptions): string {
  if (kind !== 'SEASON' || !series) return title;
  const of = getTitleText(series, audience.locale);
  return title.includes(of) ? title : messages.t('seasonOfSeries', { series: of, season: title });
}

/**
 * Builds the page of a series, season, playlist or event, with rows not filled yet. Undefined for an unknown title, or
 * a season of another series.
 */
export async function titlePage(tx: Tx, page: TitlePageName, options: TitlePageOptions): Promise<Page | undefined> {
  const { audience, seasonId } = options;
  const content = await findContent(tx, audience.realm, page.id, [kindOf(page.type)]);
  if (!content) return undefined;
  const season = page.type === 'series' ? await seasonToShow(tx, audience, page.id, seasonId) : undefined;
  if (page.type === 'series' && seasonId !== undefined && !season) return undefined;
  const { title, description } = contentTexts(content, audience.locale);
  const hero = heroOf(content, await watchButton(tx, page, season, options), options);
  const elements = [
    { $type: 'hero', $zone: 'header', attributes: hero },
    ...(await titleElements(tx, page, { content, season }, options)),
  ];
  const layout = page.type === 'series' || page.type === 'season' ? ('SERIES' as const) : undefined;
  return omitUndefined({
    version: '1.0',
    source: sectionOf(page),
    layout,
    title: nameOf(title, content, options),
    description,
    elements: elements as Page['elements'],
  });
}
