import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { favourites } from '../../tests/support/stories/fake-lists.ts';
import { reported } from '../../tests/support/stories/fake-ports.tsx';
import type { Listed } from '../ports/lists.ts';
import { secondary } from '../primitives/button/button.styles.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { ShareButton } from './share-button.tsx';
import { WatchlistButton } from './watchlist-button.tsx';

export default { title: 'renderers/lists/buttons' };

const look = secondary;
const buttons = (title: Listed, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  render: () => (
    <>
      <FavouriteButton title={title} className={look} />
      <WatchlistButton title={title} className={look} />
      <ShareButton title={title.title} href="/" />
    </>
  ),
});
const title: Listed = { id: 7, type: 'VOD', title: 'The Walkout' };

export const ButtonsToggleTheListsOfATitle = {
  ...buttons(title),
  tags: ['@list-01'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to favorites' }));
    await canvas.findByRole('button', { name: 'Remove from favorites' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from favorites' }));
    await canvas.findByRole('button', { name: 'Add to favorites' });
    // In analytics events, `favourite` is the state before the change.
    expect(reported).toEqual([
      { type: 'favourite', contentType: 'VOD', contentId: 7, favourite: false },
      { type: 'favourite', contentType: 'VOD', contentId: 7, favourite: true },
    ]);
    await waitFor(() => expect(favourites.size).toBe(0));
  },
} satisfies StoryObj;
export const FailedChangeIsRolledBack = {
  ...buttons({ ...title, id: 404 }),
  tags: ['@list-01'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to favorites' }));
    await waitFor(() => expect(reported).toHaveLength(1));
    await canvas.findByRole('button', { name: 'Add to favorites' });
    // The failed change shows no error to the viewer.
    expect(canvas.queryByRole('alert')).toBeNull();
  },
} satisfies StoryObj;
export const WindowFocusLoadsChangesOfAnotherTab = {
  ...buttons({ ...title, id: 8 }),
  tags: ['@list-01'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add to favorites' });
    favourites.add(8);
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      expect(canvas.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
    });
  },
} satisfies StoryObj;
export const ListButtonsAreAccessibleRightToLeft = buttons(title, { locale: 'ar' });
export const ListButtonsAreAccessibleInOtherRealm = buttons(title, { realm: 'lumen' });
