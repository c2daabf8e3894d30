import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Card } from '#schemas/generated/types.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { mouse, press, resize } from '../../tests/support/stories/real-input.ts';
import { cardLinks, cardsOf, rowOf, scrollToEnd, sectionOf, withData } from '../../tests/support/stories/rows.ts';

export default { title: 'blocks/bucket/row' };

const contentList = cardsOf(9);

/** Viewport widths, each with the number of fully visible cards per row. */
const perRow = [
  [320, 1],
  [479, 1],
  [480, 2],
  [1024, 2],
  [1025, 3],
  [1439, 3],
  [1440, 4],
  [1679, 4],
  [1680, 5],
  [1999, 5],
  [2000, 6],
  [2999, 6],
  [3000, 7],
  [3999, 7],
  [4000, 8],
] as const;

function wholeCardsIn(section: HTMLElement): number {
  const track = section.querySelector('ul');
  const { left = 0, right = 0 } = track?.getBoundingClientRect() ?? {};
  return [...(track?.children ?? [])].filter((child) => {
    const card = child.getBoundingClientRect();
    return card.left >= left && card.right <= right;
  }).length;
}

/** Number of a row's cards, including fractions, that fit between the page's gutters. */
function roomIn(section: HTMLElement): number {
  const track = section.querySelector('ul') ?? section;
  const gutter = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gutter'));
  const card = track.querySelector('li')?.getBoundingClientRect().width ?? 1;
  return (innerWidth - 2 * gutter) / (card + Number.parseFloat(getComputedStyle(track).columnGap));
}

export const EachWidthShowsItsNumberOfCardsAndPartOfTheNext: StoryObj = {
  ...pageStory([
    rowOf('regular', { contentList }),
    rowOf('posters', { contentList, rowTypeData: { displayPosters: true } }),
    rowOf('featured', { contentList, rowTypeData: { rowType: 'featured' } }),
    rowOf('playlists', { contentList, type: 'PLAYLIST', rowTypeData: { playlistImageType: 'title' } }),
  ]),
  tags: ['@card-03'],
  play: async ({ canvasElement }) => {
    const kinds = ['regular', 'posters', 'featured', 'playlists'];
    for (const [width, count] of perRow) {
      await resize(width, 900);
      const found = kinds.map((kind) => wholeCardsIn(sectionOf(canvasElement, kind)));
      await expect(found, `at ${width}`).toEqual(kinds.map(() => count));
      const room = roomIn(sectionOf(canvasElement, 'regular'));
      await expect(Math.floor(room), `at ${width}`).toBe(count);
      await expect(room, `at ${width}`).toBeGreaterThan(count + 0.05);
    }
  },
};

export const ScrollsByButtonsAndArrowKeys: StoryObj = {
  ...pageStory([rowOf('fights', { contentList })]),
  tags: ['@card-04'],
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'fights' });
    const previous = canvas.getByRole('button', { name: /^Previous/ });
    await expect(previous).toBeDisabled();
    await mouse.over(list);
    await mouse.click(canvas.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(300));
    await waitFor(() => expect(previous).toBeEnabled());
    const [first, second] = cardLinks(canvasElement);
    first?.focus();
    await press('{ArrowRight}');
    await expect(second).toHaveFocus();
    await press('{ArrowLeft}');
    await expect(first).toHaveFocus();
  },
};

export const RightToLeftRowMirrorsTheArrowKeys: StoryObj = {
  ...pageStory([rowOf('fights', { contentList })], rightToLeft),
  tags: ['@card-04', '@i18n-02'],
  play: async ({ canvasElement }) => {
    const [first, second] = cardLinks(canvasElement);
    first?.focus();
    await press('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await expect(first?.getBoundingClientRect().x).toBeGreaterThan(second?.getBoundingClientRect().x ?? 0);
    await press('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};

const ratioOf = (section: HTMLElement) => {
  const { width = 0, height = 1 } = section.querySelector('a[data-card] > span')?.getBoundingClientRect() ?? {};
  return width / height;
};

export const EveryKindAndStyleOfRowHasItsLayout: StoryObj = {
  ...pageStory([
    rowOf('plain', { contentList }),
    rowOf('posters', { contentList, rowTypeData: { displayPosters: true } }),
    rowOf('lines', { contentList, rowTypeData: { rowCount: 2 } }),
    rowOf('bare', { contentList, rowTypeData: { hideMetadata: true } }),
    rowOf('stacked', { contentList, rowTypeData: { metadataDisplayMode: 'stacked' } }),
  ]),
  tags: ['@card-01', '@card-02'],
  play: async ({ canvasElement }) => {
    const section = (name: string) => sectionOf(canvasElement, name);
    await expect(ratioOf(section('posters'))).toBeCloseTo(2 / 3, 1);
    await expect(ratioOf(section('plain'))).toBeCloseTo(16 / 9, 1);
    const tops = [...section('lines').querySelectorAll('li')].map((item) =>
      Math.round(item.getBoundingClientRect().top),
    );
    await expect(new Set(tops).size).toBe(2);
    // Without metadata, a card's texts are visually hidden but present for screen readers.
    const [bare] = cardLinks(section('bare'));
    await expect(bare).toHaveTextContent('Title 1');
    await expect(bare?.lastElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    const [picture, text] = [...(cardLinks(section('stacked'))[0]?.children ?? [])].map((child) =>
      child.getBoundingClientRect(),
    );
    await expect(picture?.bottom).toBeGreaterThanOrEqual((text?.bottom ?? Number.POSITIVE_INFINITY) - 1);
  },
};

const card = (id: number, more: Partial<Card>): Card => ({
  id,
  title: `Card ${id}`,
  type: 'VOD',
  accessLevel: 'GRANTED',
  ...more,
});

export const CardsNameTheirTypeAndAccessForScreenReaders: StoryObj = {
  ...pageStory([
    rowOf('mixed', {
      contentList: [
        card(1, { type: 'LIVE', live: true }),
        card(2, { type: 'UPCOMING', startDate: Date.UTC(2030, 0, 1) }),
        card(3, { accessLevel: 'GRANTED_ON_SIGN_IN' }),
        card(4, { accessLevel: 'DENIED' }),
      ],
    }),
  ]),
  tags: ['@card-01', '@card-02'],
  play: async ({ canvasElement }) => {
    const texts = cardLinks(canvasElement).map(({ textContent }) => textContent);
    for (const [index, word] of ['Live', 'Upcoming', 'Sign in to watch', 'Purchase'].entries())
      await expect(texts[index]).toContain(word);
  },
};

let fails = true;

export const FailedNextPageOfCardsCanBeRetriedInPlace: StoryObj = {
  ...pageStory([rowOf('pages', { contentList: cardsOf(10), paging: { moreDataAvailable: true, lastSeen: 'ten' } })]),
  tags: ['@def-12'],
  parameters: withData({
    bucket: async () => {
      if (fails) throw new Error('503');
      return { contentList: cardsOf(10, {}, 11), paging: { moreDataAvailable: false } };
    },
  }),
  beforeEach: () => {
    fails = true;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    scrollToEnd(sectionOf(canvasElement, 'pages'));
    await canvas.findByText('We couldn’t load this row.');
    await expect(cardLinks(canvasElement)).toHaveLength(10);
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardLinks(canvasElement)).toHaveLength(20));
    await expect(canvas.queryByText('We couldn’t load this row.')).toBeNull();
  },
};

const longTexts = (globals: StoryObj['globals']): StoryObj => ({
  ...pageStory(
    [rowOf('long', { name: unbroken, contentList: cardsOf(3, { title: unbroken, accessLevel: 'DENIED' }) })],
    globals,
  ),
  play: expectNoOverflow,
});
export const LongWordsFitTheNarrowestWindow = longTexts(narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = longTexts(narrowestRightToLeft);
