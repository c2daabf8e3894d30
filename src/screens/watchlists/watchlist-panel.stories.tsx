import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { made } from '../../../tests/support/stories/fake-lists.ts';
import WatchlistPanel from './watchlist-panel.tsx';

export default { title: 'screens/watchlists/panel' };

const onClose = fn();
const panel = (globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    onClose.mockClear();
    made.length = 0;
  },
  render: () => <WatchlistPanel title={{ id: 7, type: 'VOD', title: 'The Walkout' }} onClose={onClose} />,
});

export const PanelListsOnlyTheUsersOwnWatchlists = {
  ...panel(),
  play: async () => {
    await screen.findByRole('button', { name: 'Fight night' });
    expect(screen.queryByText('قائمة أمينة')).toBeNull();
  },
} satisfies StoryObj;

export const AddingATitleClosesThePanel = {
  ...panel(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Empty so far' }));
    expect(await screen.findByText('Added to “Empty so far”')).toHaveFocus();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
} satisfies StoryObj;

export const WatchlistThatContainsTheTitleIsMarked = {
  ...panel(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fight night' }));
    await screen.findByText('This title is already in the watchlist.');
    expect(onClose).not.toHaveBeenCalled();
  },
} satisfies StoryObj;

export const NewWatchlistIsCreatedWithTheTitle = {
  ...panel(),
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Fight night' });
    const toggle = await screen.findByRole('button', { name: 'New watchlist' });
    await userEvent.click(toggle);
    const save = screen.getByRole('button', { name: 'Create and add' });
    const name = screen.getByLabelText('Watchlist name');
    expect(save).toBeDisabled();
    await userEvent.type(name, '   ');
    expect(save).toBeDisabled();
    await userEvent.type(name, 'x'.repeat(61));
    await userEvent.click(save);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Names can have up to 60 characters.'));
    await userEvent.clear(name);
    await userEvent.type(name, 'One too many');
    await userEvent.click(save);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/maximum number of watchlists/));
    await userEvent.clear(name);
    await userEvent.type(name, 'Sunday{Enter}');
    await screen.findByText('Added to “Sunday”');
  },
} satisfies StoryObj;

/** Input is kept, and a retry continues with the list that was created; there is no second one. */
export const WatchlistIsCreatedButAddingTheTitleFails = {
  ...panel(),
  tags: ['@list-04'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New watchlist' }));
    const name = screen.getByLabelText('Watchlist name');
    await userEvent.type(name, 'Half made{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/can’t reach your watchlists right now/));
    expect(name).toHaveValue('Half made');
    await userEvent.click(screen.getByRole('button', { name: 'Create and add' }));
    await screen.findByText('Added to “Half made”');
    expect(made).toEqual([{ name: 'Half made', tries: 2 }]);
  },
} satisfies StoryObj;

export const WatchlistDeletedMeanwhileShowsAnError = {
  ...panel(),
  tags: ['@list-04'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Three for a rainy afternoon' }));
    await screen.findByText(/This watchlist was deleted/);
    expect(onClose).not.toHaveBeenCalled();
  },
} satisfies StoryObj;

export const NewWatchlistButtonTogglesItsForm = {
  ...panel(),
  play: async ({ userEvent }) => {
    const toggle = await screen.findByRole('button', { name: 'New watchlist' });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(screen.queryByLabelText('Watchlist name')).toBeNull();
  },
} satisfies StoryObj;

export const WatchlistPanelIsAccessibleRightToLeft = panel({ locale: 'ar' });
export const WatchlistPanelIsAccessibleInOtherRealm = panel({ realm: 'lumen' });
