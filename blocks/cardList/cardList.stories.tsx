import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/cardList.schema.json';
import type { Card } from '#schemas/generated/types.ts';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { loadKinds, pageStory, StoryPage } from '../../tests/support/stories/page-story.tsx';
import { press } from '../../tests/support/stories/real-input.ts';
import { cardLinks, cardsOf, withData } from '../../tests/support/stories/rows.ts';

const { example, reference } = blockStories('cardList', schema);
export default { title: 'blocks/cardList' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FourthSchemaExampleRendersWithoutAccessibilityErrors = example(3);
export const FourthSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(3, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const late = (bucketId: string) => ({
  $type: 'cardList',
  attributes: { title: bucketId, type: 'CAROUSEL', sectionId: 'stories', bucketId },
});

export const LoadingListReservesTheHeightOfItsCards = {
  ...pageStory([late('comes'), late('hangs')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Night of the Southpaws/ });
    const [come, hang] = ['comes', 'hangs'].map((name) => canvas.getByRole('region', { name }).clientHeight);
    expect(come).toBe(hang);
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

const small = schema.examples.findIndex((one) => 'listOnSmallScreens' in one);

/** Whether the cards are stacked at full width without scrolling, or side by side. */
const shape = (list: HTMLElement) => {
  const [one, other] = list.querySelectorAll('li');
  if (!one || !other) throw new Error('There are too few cards');
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const turns = [...(list.parentElement?.querySelectorAll('button') ?? [])].some((button) => button.checkVisibility());
  if (first.bottom <= second.top && first.left === second.left && !turns) return 'list';
  return first.top === second.top ? 'row' : 'neither';
};
const lies = (viewport: string, expected: 'list' | 'row') =>
  ({
    tags: ['@card-05'],
    ...example(small),
    globals: { viewport: { value: viewport } },
    play: async ({ canvas }) => {
      await expect(shape(await canvas.findByRole('list', { name: 'From the same corner' }))).toBe(expected);
    },
  }) satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const IsAListOnPhones = lies('mobile1', 'list');
export const IsAListOnTablets = lies('tablet', 'list');
export const IsARowOnDesktops = lies('desktop', 'row');

const searched = { query: 'the', facetsRequested: [], rpp: 50 };
let calls: (string | number | undefined)[] = [];

const going = (cards: Card[]) => ({
  $type: 'cardList',
  attributes: {
    title: 'Results',
    type: 'GRID',
    sectionId: 'search',
    bucketId: 'loaded-again',
    cards,
    actions: {
      next: {
        text: 'Show more',
        action: { type: 'load', data: { url: '/search?lastSeen=2', lastSeen: '2', currentSearch: searched } },
      },
    },
  },
});

function PageLoadedAgain() {
  const [cards, setCards] = useState(cardsOf(2));
  return (
    <>
      <button type="button" onClick={() => setCards(cardsOf(1, {}, 2))}>
        Load the page again
      </button>
      <StoryPage elements={[going(cards)]} name="story" />
    </>
  );
}

/** After more pages were loaded, titles from a reloaded document take precedence over cached ones. */
export const ReloadedPageReplacesCachedTitles = {
  loaders: [loadKinds([going(cardsOf(2))])],
  render: () => <PageLoadedAgain />,
  tags: ['@list-02'],
  parameters: withData({
    bucket: async () => ({ contentList: cardsOf(1, {}, 3), paging: { moreDataAvailable: false } }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => cardLinks(canvasElement).map((link) => link.dataset['card']);
    canvas.getByRole('link', { name: 'Show more' }).focus();
    await press('{Enter}');
    await waitFor(() => expect(shown()).toEqual(['1001', '1002', '1003']));
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }));
    await waitFor(() => expect(shown()).toEqual(['1002', '1003']));
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** More results are appended to the same list without duplicates, and the focus moves to the first new one. */
export const MoreResultsAreAppendedAndTheFirstIsFocused = {
  ...pageStory([
    {
      $type: 'cardList',
      attributes: {
        title: 'Results',
        type: 'GRID',
        sectionId: 'search',
        bucketId: 'results',
        cards: cardsOf(50),
        actions: {
          next: {
            text: 'Show more',
            action: {
              type: 'load',
              data: { url: '/search?query=the&lastSeen=50', lastSeen: '50', currentSearch: searched },
            },
          },
        },
      },
    },
  ]),
  tags: ['@srch-01', '@page-04', '@def-12'],
  parameters: withData({
    bucket: async ({ lastSeen }) => {
      calls.push(lastSeen);
      // Simulates a title that moved to the next page of the list before that page was requested.
      return { contentList: [...cardsOf(1), ...cardsOf(50, {}, 51)], paging: { moreDataAvailable: false } };
    },
  }),
  beforeEach: () => {
    calls = [];
  },
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('link', { name: 'Show more' });
    await expect(more).toHaveAttribute('href', '/search?query=the&lastSeen=50');
    more.focus();
    await press('{Enter}');
    await waitFor(() => expect(cardLinks(canvasElement)).toHaveLength(100));
    const links = cardLinks(canvasElement);
    await waitFor(() => expect(links[50]).toHaveFocus());
    await expect(new Set(links.map((link) => link.dataset['card'])).size).toBe(100);
    await expect(canvas.queryByRole('link', { name: 'Show more' })).toBeNull();
    await expect(calls).toEqual(['50']);
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
