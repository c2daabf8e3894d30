import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/tabs.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { gone } from '../../tests/support/stories/fake-ports.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { resize } from '../../tests/support/stories/real-input.ts';
import { cardLinks, cardsOf, rowOf, scrollToEnd, sectionOf, withData } from '../../tests/support/stories/rows.ts';

const { example, reference } = blockStories('tabs', schema);
export default { title: 'blocks/tabs' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const text = (words: string, tab?: string) => ({
  $type: 'textBlock',
  attributes: { text: `<p>${words}</p>`, ...(tab && { tab }) },
});
const page = pageStory([
  { $type: 'tabs', attributes: schema.examples[0] },
  text('Whatever is open'),
  text('Five episodes', 'episodes'),
  {
    $type: 'search',
    attributes: { tab: 'extras', placeholder: 'Among the extras', value: '', action: { url: '/search' } },
  },
  text('Ten weeks in a garage', 'about'),
]);

/** Arrow keys open the next tab and wrap around at the ends; values typed under a hidden tab are kept. */
export const ArrowKeysSwitchTabsAndKeepTypedValues: StoryObj = {
  ...page,
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByText('Five episodes')).toBeVisible();
    await expect(canvas.getByText('Ten weeks in a garage')).not.toBeVisible();
    tab('Episodes').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Behind the cage door')).toHaveFocus();
    await userEvent.type(canvas.getByRole('combobox'), 'w');
    tab('Behind the cage door').focus();
    await userEvent.keyboard('{End}');
    await expect(tab('About')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Ten weeks in a garage')).toBeVisible();
    await expect(canvas.getByText('Whatever is open')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Episodes')).toHaveFocus();
    await userEvent.click(tab('Behind the cage door'));
    await expect(canvas.getByRole('combobox')).toHaveValue('w');
    await expect(gone.at(-1)).toBe('?tab=extras');
  },
};

/** In right-to-left languages, the left arrow moves forward. */
export const ArrowKeysAreMirroredRightToLeft: StoryObj = {
  ...page,
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};

let calls = 0;

/** A row under a hidden tab keeps its loaded titles and is not fetched again when its tab opens. */
export const HiddenTabKeepsItsLoadedTitles: StoryObj = {
  ...pageStory([
    { $type: 'tabs', attributes: schema.examples[0] },
    rowOf('related', {
      tab: 'episodes',
      contentList: cardsOf(10),
      paging: { moreDataAvailable: true, lastSeen: 'ten' },
    }),
    text('Behind the door', 'extras'),
  ]),
  tags: ['@page-02'],
  parameters: withData({
    bucket: async () => {
      calls += 1;
      return { contentList: cardsOf(2, {}, 11), paging: { moreDataAvailable: false } };
    },
  }),
  beforeEach: () => {
    calls = 0;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const related = sectionOf(canvasElement, 'related');
    scrollToEnd(related);
    await waitFor(() => expect(cardLinks(related)).toHaveLength(12));
    await userEvent.click(canvas.getByRole('tab', { name: 'Behind the cage door' }));
    await expect(related).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Episodes' }));
    await expect(related).toBeVisible();
    await expect(cardLinks(related)).toHaveLength(12);
    await expect(calls).toBe(1);
  },
};

/** On phones and tablets, a page with tabs shows only rows, card lists and grids. */
export const OtherBlocksAreShownOnWideScreensOnly: StoryObj = {
  ...pageStory([
    { $type: 'tabs', attributes: schema.examples[0] },
    { $type: 'search', attributes: { placeholder: 'Search', value: '', action: { url: '/search' } } },
    rowOf('season', { tab: 'episodes', contentList: cardsOf(3) }),
    { $type: 'gridBlock', attributes: { tab: 'about', title: 'Credits', elements: [{ text: 'Ondine Marchetti' }] } },
    { $type: 'tagList', attributes: { tab: 'about', title: 'Topics', tags: [{ text: 'Gothenburg' }] } },
  ]),
  tags: ['@page-03'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isSeen = (name: string, role: string) => canvas.queryByRole(role, { name }) !== null;
    for (const [width, others] of [
      [390, false],
      [1024, false],
      [1440, true],
    ] as const) {
      await resize(width, 900);
      await userEvent.click(canvas.getByRole('tab', { name: 'Episodes' }));
      await expect(sectionOf(canvasElement, 'season')).toBeVisible();
      await waitFor(() => expect(isSeen('Search', 'combobox'), `search at ${width}`).toBe(others));
      await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
      await expect(canvas.getByText('Ondine Marchetti')).toBeVisible();
      await expect(isSeen('Topics', 'list'), `topics at ${width}`).toBe(others);
    }
  },
};

const longWords = (globals: NonNullable<StoryObj['globals']>): StoryObj => ({
  ...pageStory(
    [
      {
        $type: 'tabs',
        attributes: { id: 'long', activeTab: 'one', items: ['one', 'two'].map((tab) => ({ tab, text: unbroken })) },
      },
      text(unbroken, 'one'),
    ],
    globals,
  ),
  play: expectNoOverflow,
});
export const LongWordsFitTheNarrowestWindow = longWords(narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = longWords(narrowestRightToLeft);
