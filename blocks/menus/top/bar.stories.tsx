import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { menuStories, view } from '../../../tests/support/stories/menu-story.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { hang, press, resize } from '../../../tests/support/stories/real-input.ts';
import { drawn } from '../../../tests/support/stories/rows.ts';
import { Top } from './top.tsx';

/* Stories of the features that all bar layouts share: the bar, its "more" menu, and the drawer. */

const { story } = menuStories({ layout: 'TOP', component: Top });

export default { title: 'menus/bar' };

const toggle = () => screen.getByRole('button', { name: 'Open menu' });
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const bar = () => screen.getByRole('banner');

/** Renders a page of several viewport heights below the menu. */
const overAPage: Partial<StoryObj> = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: '30000px' }} />
      </>
    ),
  ],
};

export const MenuTrapsTheFocusAndReturnsItOnClose: StoryObj = story(
  {},
  {
    tags: ['@nav-05'],
    globals: { viewport: { value: 'phone' } },
    play: async () => {
      toggle().focus();
      await press('{Enter}');
      await waitFor(() => expect(dialog()).toBeVisible());
      const stops = dialog().querySelectorAll('a, button, input').length;
      for (let step = 0; step < stops + 2; step += 1) {
        await press('{Tab}');
        // After the last focusable element the focus moves to the browser's own controls; then `body` is the active
        // element.
        const { activeElement } = document;
        await expect(activeElement === document.body || dialog().contains(activeElement)).toBe(true);
      }
      await press('{Escape}');
      await waitFor(() => expect(dialog()).not.toBeVisible());
      await expect(toggle()).toHaveFocus();
    },
  },
);

export const GuestsMenuStaysOpenUntilSignIn: StoryObj = story(
  {},
  {
    tags: ['@nav-03', '@nav-05'],
    globals: { viewport: { value: 'phone' } },
    play: async ({ userEvent }) => {
      await userEvent.click(toggle());
      await userEvent.click(within(dialog()).getByRole('link', { name: 'About the league' }));
      // The drawer stays visible until its closing transition has ended.
      await drawn();
      await expect(dialog().open).toBe(true);
      await userEvent.click(within(dialog()).getByRole('link', { name: 'Sign in' }));
      await waitFor(() => expect(dialog()).not.toBeVisible());
    },
  },
);

export const SignedInUsersMenuClosesWhenALinkIsFollowed: StoryObj = story(
  { signedIn: true, viewer: { name: 'Ada', isGuest: false, signOutHref: '/logout' } },
  {
    tags: ['@nav-03'],
    play: async ({ userEvent }) => {
      await userEvent.click(toggle());
      await userEvent.click(within(dialog()).getByRole('link', { name: 'About the league' }));
      await waitFor(() => expect(dialog()).not.toBeVisible());
    },
  },
);

export const BarHidesOnDownwardScroll: StoryObj = story(
  {},
  {
    ...overAPage,
    tags: ['@nav-06'],
    play: async () => {
      const bottom = () => Math.round(bar().getBoundingClientRect().bottom);
      // The bar's scroll listener is added in an effect, which may run after the story starts; so it scrolls until the
      // bar reacts.
      const scrollUntil = (step: number, assertion: () => void) =>
        waitFor(() => {
          scrollBy(0, step);
          assertion();
        });
      await scrollUntil(100, () => expect(bottom()).toBeLessThanOrEqual(0));
      await scrollUntil(-20, () => expect(bottom()).toBeGreaterThan(40));
      await scrollUntil(100, () => expect(bottom()).toBeLessThanOrEqual(0));
      // Focusing the toggle shows the bar again.
      toggle().focus();
      await waitFor(() => expect(bottom()).toBeGreaterThan(40));
    },
  },
);

const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const durations = (element: Element) => [
  ...new Set(element.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
];

export const MenuAnimatesIn200MillisecondsAndLocksPageScroll: StoryObj = story(
  {},
  {
    ...overAPage,
    tags: ['@nav-03'],
    play: async () => {
      // The styles are read in the frame in which the opening transition starts; further below, those of the closing
      // transition.
      toggle().click();
      await expect(durations(dialog())).toEqual([200]);
      await Promise.all(
        dialog()
          .getAnimations()
          .map(({ finished }) => finished),
      );
      await expect(isHeld()).toBe(true);
      screen.getByRole('button', { name: 'Close menu' }).click();
      await expect(durations(dialog())).toEqual([200]);
      await waitFor(() => expect(dialog()).not.toBeVisible());
      await waitFor(() => expect(isHeld()).toBe(false));
    },
  },
);

const nav = () => within(bar()).getByRole('navigation', { name: 'Main menu' });
const more = () => within(nav()).queryByText('More', { selector: 'summary' });
const listOfMore = () => more()?.closest('details')?.querySelector('ul') as HTMLElement;
const plain = Array.from({ length: 9 }, (_, index) =>
  view(`plain-${index}`, `Plain ${index}`, 'star', { style: { featured: false } }),
);
const many = [view('home', 'Home', 'home'), ...plain];

export const MoreMenuContainsItemsThatAreNotInTheBar: StoryObj = story(
  { drawn: many },
  {
    tags: ['@nav-04'],
    play: async ({ userEvent }) => {
      await resize(1920, 1400);
      await userEvent.click(more() as HTMLElement);
      const list = listOfMore();
      await expect(within(list).getAllByRole('link')).toHaveLength(plain.length);
      await expect(within(list).queryByRole('button', { name: 'Sign out' })).toBeNull();
      // The maximum height is 475 pixels for rows of 75 pixels each, plus 100 pixels.
      await expect(getComputedStyle(list).maxBlockSize).toBe('575px');
      await expect(list.clientHeight).toBeLessThanOrEqual(575);
    },
  },
);

export const MoreMenuSignsOut: StoryObj = story(
  { drawn: many, signedIn: true, viewer: { name: 'Ada', isGuest: false, signOutHref: '/logout' } },
  {
    tags: ['@nav-04'],
    globals: { viewport: { value: 'desktop' } },
    play: async ({ userEvent }) => {
      await userEvent.click(more() as HTMLElement);
      const button = within(listOfMore()).getByRole('button', { name: 'Sign out' });
      await expect(button).toBeVisible();
      await expect(button.closest('form')).toHaveAttribute('action', '/logout');
      await expect(button.closest('form')).toHaveAttribute('method', 'post');
    },
  },
);

const featured = ['Home', 'Events', 'Fights', 'Classics', 'Series', 'Press conferences', 'Documentaries', 'Watch free'];

export const ItemsThatDoNotFitMoveIntoTheMoreMenu: StoryObj = story(
  { drawn: featured.map((label) => view(label.toLowerCase().replaceAll(' ', '-'), label, 'star')) },
  {
    tags: ['@nav-04'],
    play: async ({ userEvent }) => {
      const links = () =>
        [...nav().querySelectorAll('a')]
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent);
      let moved = 0;
      for (const width of [1440, 1000, 900, 862]) {
        await resize(width, 800);
        await drawn();
        await waitFor(async () => {
          const summary = more();
          const inBar = links();
          if (summary) await userEvent.click(summary);
          const all = links();
          if (summary) await userEvent.keyboard('{Escape}');
          moved = Math.max(moved, all.length - inBar.length);
          expect(all).toEqual(expect.arrayContaining(featured));
        });
      }
      await expect(moved).toBeGreaterThan(0);
    },
  },
);

export const LogoSpaceIsReservedBeforeItLoads: StoryObj = story(
  {
    logos: { main: '/never/logo.svg', small: '/never/mark.svg' },
    logoSizes: { main: { width: 690, height: 160 }, small: { width: 160, height: 160 } },
  },
  {
    tags: ['@page-05', '@nav-01'],
    beforeEach: hang('*/never/*'),
    play: async ({ canvas }) => {
      const logo = canvas.getByRole('link', { name: 'Apex, home' }).querySelector('img');
      const width = () => Math.round(logo?.getBoundingClientRect().width ?? 0);
      await expect(logo?.complete).toBe(false);
      // The width of a logo of 690 by 160 pixels at a height of 30 pixels.
      await waitFor(() => expect(width()).toBe(129));
      await resize(390, 800);
      await waitFor(() => expect(width()).toBe(32));
    },
  },
);

const longWords = (globals: NonNullable<StoryObj['globals']>): StoryObj =>
  story(
    { drawn: ['one', 'two'].map((id) => view(id, unbroken, 'star')), brand: unbroken },
    {
      globals,
      play: async ({ userEvent, canvasElement }) => {
        await expectNoOverflow();
        await userEvent.click(canvasElement.querySelector('[aria-haspopup="dialog"]') as HTMLElement);
        await waitFor(() => expect(dialog()).toBeVisible());
        const panel = dialog().firstElementChild;
        await expect(panel?.scrollWidth).toBeLessThanOrEqual(panel?.clientWidth ?? 0);
      },
    },
  );
export const LongWordsFitTheNarrowestWindow = longWords(narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = longWords(narrowestRightToLeft);
