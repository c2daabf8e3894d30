import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Card } from '#schemas/generated/types.ts';
import { otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { type CardLook, ContentCard } from './content-card.tsx';
import { storyGrid } from './content-card.stories.styles.ts';

export default { title: 'renderers/card' };

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: '320px' };

const levels = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED'] as const;
const types = [
  'VOD',
  'VOD_VIDEO',
  'PLAYLIST',
  'VOD_PLAYLIST',
  'SERIES',
  'VOD_SERIES',
  'VOD_SEASON',
  'SEASON_VOD',
  'LIVE',
  'LIVE_EVENT',
  'UPCOMING',
  'EPG',
  'DATA_FEED',
  'SECTION_LINK',
  'WATCHLIST',
] as const satisfies readonly Card['type'][];

const saturday = Date.UTC(2026, 11, 5, 19);
const facts: Partial<Card> = { duration: 5400, seasonCount: 3, vodCount: 12, startDate: saturday, live: true };

/** Every content type with every access level. */
const all = types.flatMap((type, row) =>
  levels.map(
    (accessLevel, column): Card => ({
      ...facts,
      id: row * 3 + column + 1,
      title: `${type}, ${accessLevel}`,
      type,
      accessLevel,
      thumbnailUrl: `/images/apex/pictures/${1001 + row}.svg`,
    }),
  ),
);

const video = { title: 'Night of the Southpaws', type: 'VOD', accessLevel: 'GRANTED', duration: 5400 } as const;

/** Cards with badges, progress bars and other marks. */
const marked: Card[] = [
  { ...video, id: 1, title: 'Watched for a third', watchProgress: 1800 },
  { ...video, id: 2, title: 'Watched to the end', watchProgress: 5400 },
  { ...video, id: 3, title: 'Two languages', audioTracks: ['en', 'es'] },
  { ...video, id: 4, title: 'Five languages', audioTracks: ['en', 'es', 'pt', 'ar', 'fr'], watchProgress: 4000 },
  { ...video, id: 5, title: 'Audio only', audioOnly: true, accessLevel: 'DENIED' },
  { ...video, id: 6, title: 'On air, and says not so', type: 'LIVE', live: true, displayLiveBadge: false },
  {
    ...video,
    id: 7,
    title: 'Episode',
    series: { seriesId: 1, title: 'Corner Stories' },
    episodeInformation: { seasonNumber: 2, episodeNumber: 5 },
  },
  { ...video, id: 8, title: 'Its picture fails', thumbnailUrl: '/images/nowhere.svg' },
  { ...video, id: 9, title: `${'A title that is much too long for two lines of a card '.repeat(3)}` },
];

const cards = (list: Card[], globals: StoryObj['globals'] = {}, own: CardLook = look): StoryObj => ({
  globals,
  render: () => (
    <ul role="list" className={storyGrid}>
      {list.map((card) => (
        <li key={card.id}>
          <ContentCard card={card} look={own} />
        </li>
      ))}
    </ul>
  ),
});

export const CardsOfEveryTypeAndAccessLevelAreAccessible = {
  ...cards(all),
  play: async ({ canvas }) => {
    expect(canvas.getAllByRole('article')).toHaveLength(types.length * levels.length);
    expect(canvas.getAllByText('Purchase')).toHaveLength(types.length);
    expect(canvas.getAllByText('Sign in to watch')).toHaveLength(types.length);
    expect(canvas.getAllByText('Live')).toHaveLength(3 * levels.length);
  },
} satisfies StoryObj;
export const CardsOfEveryTypeAndAccessLevelAreAccessibleRightToLeft = cards(all, rightToLeft);
export const CardsOfEveryTypeAndAccessLevelAreAccessibleInOtherRealm = cards(all, otherRealm);

export const CardsWithBadgesAndProgressAreAccessible = {
  ...cards(marked),
  play: async ({ canvas }) => {
    expect(canvas.getByRole('link', { name: /33% watched/ })).toBeVisible();
    expect(canvas.getByText(/EN · ES · PT \+2/)).toBeVisible();
    expect(canvas.getByText(/Corner Stories · /)).toBeVisible();
    expect(canvas.queryByText('Live')).toBeNull();
  },
} satisfies StoryObj;
export const CardsWithBadgesAndProgressAreAccessibleRightToLeft = cards(marked, rightToLeft);
export const CardsWithBadgesAndProgressAreAccessibleInOtherRealm = cards(marked, otherRealm);

const channel: Card = {
  id: 90,
  title: 'Apex 24/7',
  type: 'EPG',
  accessLevel: 'GRANTED',
  thumbnailUrl: '/images/apex/pictures/5002.svg',
  programmingInfo: {
    currentProgramme: {
      id: 1,
      episode: 'Final press conference',
      programme: 'Fight week',
      startDate: '2026-12-03T15:00:00Z',
      endDate: '2026-12-03T16:00:00Z',
    },
  },
};

/**
 * How long the panel may take to open before the card is hovered again. Each hover begins its delay anew, so on a busy
 * machine a shorter time would never let it open.
 */
const HOVER_TIMEOUT_MS = 5000;

/** A programme card opens its dialog with the keyboard; closing returns the focus to the card. */
export const ProgrammeCardOpensItsDialogByKeyboard = {
  ...cards([channel, { ...channel, id: 91, title: 'Apex Gold', accessLevel: 'DENIED' }]),
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link', { name: /Apex 24/ });
    // The code loads on the first pointer or focus event, which may therefore be missed, so the story repeats it. A
    // window in the background fires no focus events.
    await waitFor(async () => {
      await userEvent.unhover(card);
      await userEvent.hover(card);
      await waitFor(() => expect(document.querySelector('[data-hover-panel]')).not.toBeNull(), {
        timeout: HOVER_TIMEOUT_MS,
      });
    });
    await userEvent.unhover(card);
    card.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Apex 24/7' });
    expect(within(dialog).getByText('Fight week · Final press conference')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Watch live' })).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Watch from the beginning' })).toHaveAttribute(
      'href',
      '#90?start=2026-12-03T15%3A00%3A00Z',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close program details' }));
    expect(card).toHaveFocus();
    canvas.getByRole('link', { name: /Apex Gold/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(canvas.queryByRole('dialog')).toBeNull();
  },
} satisfies StoryObj;

/** Only users with access to a channel see its current programme. */
export const OnlyUsersWithAccessSeeTheChannelsProgramme = {
  ...cards([channel, { ...channel, id: 91, title: 'Apex Gold', accessLevel: 'DENIED' }]),
  play: async ({ canvas, userEvent }) => {
    const panelOf = async (name: RegExp) => {
      const card = canvas.getByRole('link', { name });
      return waitFor(async () => {
        await userEvent.unhover(card);
        await userEvent.hover(card);
        return waitFor(() => canvas.getByRole('group', { name }), { timeout: HOVER_TIMEOUT_MS });
      });
    };
    const open = within(await panelOf(/Apex 24/));
    expect(open.getByText('Fight week · Final press conference')).toBeInTheDocument();
    expect(open.getByRole('link', { name: 'Watch from the beginning' })).toBeInTheDocument();
    const closed = within(await panelOf(/Apex Gold/));
    expect(closed.queryByText(/Final press conference/)).toBeNull();
    expect(closed.queryByRole('link', { name: 'Watch from the beginning' })).toBeNull();
  },
} satisfies StoryObj;

export const CardsWithPostersAreAccessible = cards(marked, {}, { ...look, poster: true });
export const CardsWithStackedMetadataAreAccessible = cards(marked, {}, { ...look, metadata: 'stacked' });
export const CardsWithoutTextAreAccessible = cards(marked, {}, { ...look, hideMetadata: true });

const lost: Card = { ...video, id: 1, thumbnailUrl: '/images/nowhere.svg', posterUrl: '/images/nowhere.svg' };

/** A picture that fails to load keeps its space, and the card's link still works. */
export const PictureThatFailsToLoadKeepsItsSpace = {
  ...cards([lost], {}, { ...look, poster: true }),
  tags: ['@card-10'],
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('link', { name: /Night of the Southpaws/ });
    await waitFor(() => expect(card.querySelector('img')).toBeNull());
    const { width = 0, height = 0 } = canvasElement.querySelector('a > span')?.getBoundingClientRect() ?? {};
    await expect(height / width).toBeCloseTo(1.5, 1);
    await expect(card).toHaveAttribute('href', '#1');
  },
} satisfies StoryObj;

/** Pictures load in the size of their card; those far below the viewport load lazily. */
export const PicturesLoadInTheSizeOfTheirCardAndLazily = {
  ...cards(
    Array.from({ length: 40 }, (_, index) => ({
      ...video,
      id: index,
      // The URL is unique, because browsers would reuse a larger file from their cache.
      thumbnailUrl: `/images/apex/pictures/${1001 + index}.svg?of=sizes`,
    })),
    { viewport: { value: 'narrowest' } },
    { ...look, sizes: '230px' },
  ),
  tags: ['@card-10'],
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    const [first, last] = [pictures[0], pictures.at(-1)];
    await waitFor(() => expect(first?.currentSrc).toMatch(/w=240$/));
    await expect(last).toHaveAttribute('loading', 'lazy');
  },
} satisfies StoryObj;
