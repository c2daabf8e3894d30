import type { BucketBlock, HeroBlock, Page, Source } from '#schemas/generated/types.ts';
import type { Audience } from '../catalogue/card.ts';
import { type ContentRecord, findContent, type Leaving, listContents } from '../catalogue/catalogue.store.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import { contentWords } from '../catalogue/words-of-content.ts';
import type { Tx } from '../db/scope.ts';
import { given } from '../given.ts';
import type { Words } from '../labels/words.ts';
import { kindOf, sectionOf, type TitlePageName, titleRowSource } from './composed.ts';
import { firstPlayable, titleFacts } from './title-facts.ts';

/** What a title's page is made from and for. */
export interface TitlePageOptions {
  audience: Audience;
  words: Words;
  leaving: Leaving;
  timeZone: string;
}

/** The schema takes 500 elements, one of them the hero. */
const MOST_ROWS = 499;
/** Titles among which the first that can be played is looked for. */
const LOOKED_AT = 50;

/** A row before its titles are filled in. `source` is resolved like an author's. */
type Row = BucketBlock & { source?: Source };

const row = (name: string, exid: string, source: Source | undefined, sectionId: string): Row =>
  given({ bucketId: exid, exid, name, type: 'VOD_VIDEO' as const, source, sectionId });

/** Only the first seasons come filled: a long series' other rows ask for their titles when they come near. */
const FILLED_SEASONS = 4;

async function rowsOf(
  tx: Tx,
  page: TitlePageName,
  content: ContentRecord,
  { audience, words, leaving }: TitlePageOptions,
): Promise<Row[]> {
  const sectionId = sectionOf(page);
  if (page.type === 'event') return [];
  if (page.type === 'season')
    return [row(words.say('episodes'), 'episodes', titleRowSource(page, 'episodes'), sectionId)];
  if (page.type === 'playlist')
    return [
      row(
        words.say('titleCount', { count: content.body.vodCount ?? 0 }),
        'titles',
        titleRowSource(page, 'titles'),
        sectionId,
      ),
    ];
  const order = { by: 'position', descending: false } as const;
  const seasons = await listContents(
    tx,
    audience.realm,
    { type: 'SEASONS', seriesId: page.id },
    leaving,
    order,
    MOST_ROWS,
  );
  return seasons.map((season, index) => {
    const exid = sectionOf({ type: 'season', id: season.id });
    return row(
      contentWords(season, audience.locale).title,
      exid,
      index < FILLED_SEASONS ? titleRowSource(page, exid) : undefined,
      sectionId,
    );
  });
}

function playableSource({ type, id }: TitlePageName): Source | undefined {
  if (type === 'series') return { type: 'EPISODES', seriesId: id };
  return titleRowSource({ type, id }, type === 'season' ? 'episodes' : 'titles');
}

async function watchButton(
  tx: Tx,
  page: TitlePageName,
  { audience, words, leaving }: TitlePageOptions,
): Promise<HeroBlock['primaryButton']> {
  const source = playableSource(page);
  if (!source) return undefined;
  const order = { by: page.type === 'playlist' ? 'place' : 'position', descending: false } as const;
  const first = firstPlayable(await listContents(tx, audience.realm, source, leaving, order, LOOKED_AT), audience);
  if (!first) return undefined;
  const link = { type: 'VOD' as const, id: first.id, title: contentWords(first, audience.locale).title };
  return { type: 'WATCH_NOW', text: words.say('watchNow'), link };
}

function heroOf(
  content: ContentRecord,
  primaryButton: HeroBlock['primaryButton'],
  { audience, words, timeZone }: TitlePageOptions,
): HeroBlock {
  const { title, description, longDescription } = contentWords(content, audience.locale);
  const { picture, poster, placeholder } = content.body;
  const background = given({
    imageUrl: pictureUrl(audience.realm, picture),
    portraitImageUrl: pictureUrl(audience.realm, poster),
    placeholder,
    gradientTop: true,
    gradientBottom: true,
    gradientLeft: true,
  });
  return given({
    heroId: content.id,
    title,
    description: longDescription ?? description,
    tags: titleFacts(content, audience, words, timeZone),
    background,
    primaryButton,
  });
}

/** Composes the page of a series, season, playlist or event; its rows are still to be filled. Undefined when there is no such title. */
export async function titlePage(tx: Tx, page: TitlePageName, options: TitlePageOptions): Promise<Page | undefined> {
  const { audience } = options;
  const content = await findContent(tx, audience.realm, page.id, [kindOf(page.type)]);
  if (!content) return undefined;
  const { title, description } = contentWords(content, audience.locale);
  const hero = heroOf(content, await watchButton(tx, page, options), options);
  const rows = await rowsOf(tx, page, content, options);
  const elements = [
    { $type: 'hero', $zone: 'header', attributes: hero },
    ...rows.map((attributes) => ({ $type: 'bucket', $zone: 'list', attributes })),
  ];
  return given({ version: '1.0', source: sectionOf(page), title, description, elements: elements as Page['elements'] });
}
