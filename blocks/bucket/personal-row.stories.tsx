import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { forgotten } from '../../tests/support/stories/fake-lists.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { press } from '../../tests/support/stories/real-input.ts';
import { cardLinks, cardsOf, drawn, rowOf, sectionOf, withData } from '../../tests/support/stories/rows.ts';

export default { title: 'blocks/bucket/personal' };

let asked: (string | number)[] = [];

/** Rows of the watch history and of "up next", for a guest or a signed-in user. */
const story = (isViewer: boolean): StoryObj => ({
  ...pageStory([
    rowOf('continue', { personal: 'HISTORY', emptyDescription: 'What you watch waits here.' }),
    rowOf('up-next', { personal: 'UP_NEXT' }),
    rowOf('others', { contentList: cardsOf(3) }),
  ]),
  parameters: withData({
    bucket: async ({ bucketId }) => {
      asked.push(bucketId);
      return { contentList: cardsOf(3, { watchProgress: 60 }), paging: { moreDataAvailable: false } };
    },
  }),
  beforeEach: () => {
    asked = [];
    forgotten.value = [];
    const { documentElement } = document;
    documentElement.toggleAttribute('data-signed-in', isViewer);
    return () => documentElement.removeAttribute('data-signed-in');
  },
});

export const GuestsSeeNoPersonalRowAndNothingIsRequested: StoryObj = {
  ...story(false),
  tags: ['@list-06', '@list-07', '@def-12'],
  play: async ({ canvasElement }) => {
    await expect(sectionOf(canvasElement, 'others')).toBeVisible();
    await drawn();
    for (const name of ['continue', 'up-next']) {
      await expect(sectionOf(canvasElement, name)).not.toBeVisible();
      await expect(sectionOf(canvasElement, name).getClientRects()).toHaveLength(0);
    }
    await expect(asked).toEqual([]);
  },
};

const titles = (section: HTMLElement) => cardLinks(section).map((link) => link.dataset['card']);
const removeButton = (section: HTMLElement, title: string) =>
  within(section).findByRole('button', { name: new RegExp(`^Remove “${title}”`) });

const removed = (name: 'continue' | 'up-next', tags: string[]): StoryObj => ({
  ...story(true),
  tags,
  play: async ({ canvasElement, userEvent }) => {
    const row = sectionOf(canvasElement, name);
    await waitFor(() => expect(titles(row)).toEqual(['1001', '1002', '1003']));
    (await removeButton(row, 'Title 1')).focus();
    await press('{Enter}');
    await waitFor(() => expect(titles(row)).toEqual(['1002', '1003']));
    await expect(cardLinks(row)[0]).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles(row)).toEqual(['1001', '1002', '1003']));
  },
});
export const RemovingAWatchedTitleIsImmediateAndCanBeUndone = removed('continue', ['@list-06']);
export const RemovingAnUpNextTitleIsImmediateAndCanBeUndone = removed('up-next', ['@list-07']);

/** The server rejects removing title 1002 from the history. */
export const RejectedRemovalRestoresTheTitle: StoryObj = {
  ...story(true),
  tags: ['@list-06'],
  play: async ({ canvasElement, userEvent }) => {
    const row = sectionOf(canvasElement, 'continue');
    await waitFor(() => expect(titles(row)).toEqual(['1001', '1002', '1003']));
    await userEvent.click(await removeButton(row, 'Title 2'));
    const message = await screen.findByText(/^We couldn’t update your history/);
    await waitFor(() => expect(message).toBeVisible());
    await expect(titles(row)).toEqual(['1001', '1002', '1003']);
  },
};
