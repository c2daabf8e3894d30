import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { WatchlistsPort } from '#renderers/ports/lists.ts';
import { PortsProvider, usePorts } from '#renderers/ports/ports.tsx';
import {
  fakeLists,
  kept,
  put,
  shared,
  storyList,
  storyLists,
  taken,
} from '../../../tests/support/stories/fake-lists.ts';
import { gone } from '../../../tests/support/stories/fake-ports.tsx';
import { WatchlistScreen } from './watchlist-screen.tsx';
import { WatchlistsScreen } from './watchlists-screen.tsx';

export default {
  title: 'screens/watchlists/screens',
  beforeEach: () => {
    taken.clear();
    put.clear();
    kept.clear();
    shared.clear();
  },
};

const all = (globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  render: () => (
    <WatchlistsScreen first={{ watchlists: [...storyLists], pagingInfo: { moreDataAvailable: false } }} brand="Apex" />
  ),
});
const one = (globals: StoryObj['globals'] = {}, more: Parameters<typeof storyList>[0] = {}): StoryObj => ({
  globals,
  render: () => <WatchlistScreen first={storyList(more)} brand="Apex" />,
});
const titles = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((entry) => entry.querySelector<HTMLElement>('[data-card]')?.dataset['card']);

export const PageOfAllWatchlistsIsAccessible = all();
export const PageOfAllWatchlistsIsAccessibleRightToLeft = all({ locale: 'ar' });
export const PageOfAllWatchlistsIsAccessibleInOtherRealm = all({ realm: 'lumen' });

export const PageOfOneWatchlistIsAccessible = one();
export const PageOfOneWatchlistIsAccessibleRightToLeft = one({ locale: 'ar' });
export const PageOfOneWatchlistFitsTheNarrowestWindowRightToLeft: StoryObj = {
  ...one({ locale: 'ar', viewport: { value: 'narrowest' } }),
  tags: ['@list-03'],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};
export const PageOfOneWatchlistIsAccessibleInOtherRealm = one({ realm: 'lumen' });

const { watchlists: fakes } = fakeLists;
const requestAll = fn<WatchlistsPort['all']>();
const requestOne = fn<WatchlistsPort['one']>();
const counted = { lists: { ...fakeLists, watchlists: { ...fakes, all: requestAll, one: requestOne } } };
const isNotRequested: StoryObj = {
  parameters: { ports: counted },
  tags: ['@list-03'],
  beforeEach: () => {
    requestAll.mockReset();
    requestOne.mockReset();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    // If SWR requested the lists again, it would do so within the next two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(requestAll).not.toHaveBeenCalled();
    expect(requestOne).not.toHaveBeenCalled();
  },
};

/** The lists were loaded with the page, so they are not requested again. */
export const WatchlistsOfThePageAreNotRequestedAgain: StoryObj = { ...all(), ...isNotRequested };
export const WatchlistOfThePageIsNotRequestedAgain: StoryObj = { ...one(), ...isNotRequested };

/**
 * Shows a list while the cache scope of the viewer's lists changes, as it does when the session becomes known after the
 * first render.
 */
function WithLateScope() {
  const ports = usePorts();
  const [scope, setScope] = useState('before');
  return (
    <PortsProvider ports={{ ...ports, ...(ports.lists && { lists: { ...ports.lists, scope } }) }}>
      <button type="button" onClick={() => setScope('after')}>
        Resolve the session
      </button>
      <WatchlistScreen first={storyList()} brand="Apex" />
    </PortsProvider>
  );
}

/**
 * No request is sent when the session becomes known late: if the viewer deletes the list meanwhile, it would fail with
 * 404.
 */
export const WatchlistIsNotRequestedAgainWhenTheSessionLoadsLate: StoryObj = {
  ...isNotRequested,
  render: () => <WithLateScope />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resolve the session' }));
    // If SWR requested the list again, it would do so within the next two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(requestOne).not.toHaveBeenCalled();
  },
};

export const TitlesAreReorderedByKeyboard = {
  ...one(),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move “The Walkout”: position 4 of 4' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByText('“The Walkout” is now in position 3 of 4.');
    expect(titles(canvas)).toEqual(['1001', '1002', '1004', '1003']);
    expect(canvas.getByRole('button', { name: 'Move “The Walkout”: position 3 of 4' })).toHaveFocus();
    // At the end of the list, further presses of the arrow key have no effect.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(titles(canvas)).toEqual(['1001', '1002', '1003', '1004']));
    await userEvent.keyboard('{Home}');
    await canvas.findByText('“The Walkout” is now in position 1 of 4.');
    expect(canvas.getByRole('button', { name: 'Move “The Walkout”: position 1 of 4' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(titles(canvas)).toEqual(['1001', '1002', '1003', '1004']));
  },
} satisfies StoryObj;

export const TitleIsRemovedFromAWatchlist = {
  ...one(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “The Walkout”' }));
    await canvas.findByText('“The Walkout” was removed.');
    expect(titles(canvas)).toEqual(['1001', '1002', '1003']);
  },
} satisfies StoryObj;

/** A failed change is rolled back without affecting others. */
export const FailedRemovalIsRolledBackWithoutAffectingOthers = {
  ...one(),
  play: async ({ canvas }) => {
    const [refused, removed] = [/Remove “Okafor/, /Remove “The Walkout/].map((name) =>
      canvas.getByRole('button', { name }),
    );
    refused?.click();
    removed?.click();
    await canvas.findByText('“The Walkout” was removed.');
    await waitFor(() => expect(titles(canvas)).toEqual(['1001', '1002', '1003']));
  },
} satisfies StoryObj;

export const WatchlistIsDeleted = {
  ...one(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Fight night”?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const [, really] = screen.getAllByRole('button', { name: 'Delete' });
    if (really) await userEvent.click(really);
    await waitFor(() => expect(gone).toEqual(['/watchlists']));
  },
} satisfies StoryObj;

export const SharingAWatchlistIsStartedAndStopped = {
  ...one(),
  play: async ({ canvas, userEvent }) => {
    expect(canvas.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByRole('button', { name: 'Link copied' });
    canvas.getByRole('button', { name: 'Stop sharing' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Stop sharing “Fight night”?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }));
    const [, really] = await screen.findAllByRole('button', { name: 'Stop sharing' });
    if (really) await userEvent.click(really);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop sharing' })).toBeNull());
  },
} satisfies StoryObj;

export const FailedSharingOfAWatchlistShowsAnError: StoryObj = {
  render: () => (
    <WatchlistScreen first={{ ...storyList(), content: [], isEmpty: true, watchlistExternalId: 3 }} brand="Apex" />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByRole('button', { name: 'We couldn’t share the link.' });
    expect(canvas.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
  },
};

/**
 * If renaming fails because the list was deleted, the typed name stays in the field, and the reason is shown below it.
 */
export const RenamingADeletedWatchlistShowsAnError = {
  ...one({}, { watchlistExternalId: 2, shareablePath: '/watchlists/2' }),
  tags: ['@list-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const name = canvas.getByLabelText('Watchlist name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Sunday{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/This watchlist was deleted/));
    expect(name).toHaveValue('Sunday');
  },
} satisfies StoryObj;

export const WatchlistSharedByAnotherUserIsReadOnly = {
  ...one({}, { ownership: 'SHARED', ownerExternalId: 'amina' }),
  play: async ({ canvas, userEvent }) => {
    expect(canvas.queryByRole('button', { name: /^(Move|Remove “|Rename|Delete)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save to my watchlists' }));
    await canvas.findByRole('button', { name: 'Remove from my watchlists' });
  },
} satisfies StoryObj;

export const PageWithoutWatchlistsShowsAMessage: StoryObj = {
  parameters: {
    ports: {
      lists: {
        ...fakeLists,
        watchlists: { ...fakes, all: async () => ({ watchlists: [], pagingInfo: { moreDataAvailable: false } }) },
      },
    },
  },
  render: () => <WatchlistsScreen first={{ watchlists: [], pagingInfo: { moreDataAvailable: false } }} brand="Apex" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Browse titles' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New watchlist' }));
    // The form replaces the empty page's action link.
    expect(canvas.queryByRole('link', { name: 'Browse titles' })).toBeNull();
  },
};

export const EmptyWatchlistIsAccessible: StoryObj = {
  render: () => (
    <WatchlistScreen first={{ ...storyList(), content: [], isEmpty: true, watchlistExternalId: 3 }} brand="Apex" />
  ),
};
