import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowestRightToLeft } from '../../../tests/support/stories/narrow.ts';
import { OfflineScreen } from './offline-screen.tsx';

export default { title: 'screens/offline', component: OfflineScreen, tags: ['@page-11', '@nav-11'] };

/** The page runs no scripts, so its "try again" button is a link to the page itself. */
export const OfflinePageWorksWithoutScripts: StoryObj = {
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1, name: 'You’re offline' });
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
  },
};
export const OfflinePageFitsTheNarrowestWindowRightToLeft: StoryObj = { globals: narrowestRightToLeft };
