import { signal } from '@preact/signals-react';
import type { StoryObj } from '@storybook/react-vite';
import { type ComponentType, useLayoutEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { resolveItems } from '#renderers/menu/resolve.ts';
import type { MenuLayoutProps } from '#renderers/menu/layout.ts';
import { SpoilerSwitch } from '#renderers/spoilers/spoiler-switch.tsx';
import { parseMenu } from '#schemas/parse-menu.ts';
import { fakePorts } from './fake-ports.tsx';

const isFree = signal(false);

type Layout = MenuLayoutProps['menu']['layout'];
type Item = Record<string, unknown>;

/** A menu item that links to a view. */
export const view = (id: string, label: string, icon: string, more: Item = {}): Item => ({
  id,
  label,
  type: 'VIEW',
  data: { view: id },
  style: { featured: true, icon },
  ...more,
});

/** Menu items of a sample realm: every type, with icons, child items and items for one audience. */
const items: Item[] = [
  view('home', 'Home', 'home'),
  view('livenow', 'Live now', 'live'),
  view('fights', 'Fights', 'trophy', {
    children: [
      { id: 'classics', label: 'Classics', type: 'SECTION', data: { sectionId: 'classics' }, style: { icon: 'star' } },
      { id: 'knockouts', label: 'Knockouts', type: 'SECTION', data: { sectionId: 'knockouts' } },
    ],
  }),
  view('epg', 'Guide', 'guide'),
  view('watchlists', 'My watchlists', 'heart', { visibility: 'SIGNED_IN' }),
  { id: 'about', label: 'About the league', type: 'SECTION', data: { sectionId: 'about' } },
  { id: 'vote', label: 'Fan vote', type: 'PLUGIN', data: { pluginId: 'vote' }, style: { icon: 'chat' } },
  {
    id: 'tickets',
    label: 'Tickets',
    type: 'LINK',
    data: { url: 'https://example.org/', target: '_blank' },
    style: { icon: 'ticket' },
  },
];
const longer = items.map((item) => ({ ...item, label: `${String(item['label'])} and everything that belongs to it` }));

interface MenuStoryOptions {
  layout: Layout;
  component: ComponentType<MenuLayoutProps>;
}

/** Sets the attribute that marks a signed-in viewer. */
function SignedIn({ signedIn }: { signedIn: boolean }) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
    return () => document.documentElement.removeAttribute('data-signed-in');
  }, [signedIn]);
  return null;
}

function propsOf(layout: Layout, drawn: Item[], more: Partial<MenuLayoutProps>): MenuLayoutProps {
  const parsed = parseMenu({ version: '1.0', platform: 'WEB', layout, defaultView: 'home', items: drawn });
  if (!parsed.menu) throw new Error(JSON.stringify(parsed.issues));
  return {
    menu: parsed.menu,
    items: resolveItems(parsed.items, fakePorts.navigation.hrefOf),
    logos: { main: '/files/apex/assets/logo.svg', small: '/files/apex/assets/mark.svg' },
    logoSizes: { main: { width: 690, height: 160 } },
    brand: 'Apex',
    homeHref: '/',
    signInHref: '/login',
    openSignIn: undefined,
    signUpHref: '/signup',
    searchHref: '/search?lang=en_US',
    pinned: false,
    wishes: <SpoilerSwitch choice={{ isFree, set: (free) => (isFree.value = free) }} />,
    languages: [
      { locale: 'en_US', name: 'English', href: '/?lang=en_US', current: true },
      { locale: 'ar', name: 'العربية', href: '/?lang=ar', current: false },
    ],
    languageBadge: true,
    viewer: { name: undefined, isGuest: true, signOutHref: '/logout' },
    ...more,
  };
}

/**
 * Creates the stories of a menu layout: for guests and viewers, with optional links switched off, opened, with long
 * labels, right to left, and in the other realm.
 */
export function menuStories({ layout, component: Drawn }: MenuStoryOptions) {
  const story = (
    {
      signedIn = false,
      drawn = items,
      ...more
    }: Partial<MenuLayoutProps> & { signedIn?: boolean; drawn?: Item[] } = {},
    rest: StoryObj = {},
  ): StoryObj => ({
    render: () => (
      <>
        <SignedIn signedIn={signedIn} />
        <Drawn {...propsOf(layout, drawn, more)} />
      </>
    ),
    ...rest,
  });
  const open: NonNullable<StoryObj['play']> = async ({ canvasElement, userEvent }) => {
    const toggle = canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
    if (!toggle) throw new Error('There is no button that opens the menu');
    await userEvent.click(toggle);
    await screen.findByRole('dialog');
  };
  const texts = (name: string) => screen.queryAllByText(name).filter((node) => node.checkVisibility());
  return {
    /** Creates a story with other properties, for features shared by all layouts. */
    story,
    guest: story(),
    signedIn: story({ signedIn: true, viewer: { name: 'Ada', isGuest: false, signOutHref: '/logout' } }),
    bare: story({ signUpHref: undefined, searchHref: undefined, languageBadge: false }),
    longLabels: story({ drawn: longer }),
    rightToLeft: story({}, { globals: { locale: 'ar' } }),
    otherRealm: story({}, { globals: { realm: 'lumen' } }),
    /** Closing the menu clears the search box. */
    opened: story(
      {},
      {
        play: async (context) => {
          await open(context);
          const dialog = screen.getByRole('dialog');
          // The menu contains all items including children, except those for signed-in viewers.
          for (const name of [
            'Home',
            'Live now',
            'Fights',
            'Classics',
            'Knockouts',
            'Guide',
            'About the league',
            'Fan vote',
          ])
            expect([...dialog.querySelectorAll('a')].some((link) => link.textContent === name)).toBe(true);
          expect(texts('My watchlists')).toEqual([]);
          const box = screen.getByRole('searchbox');
          await context.userEvent.type(box, 'okafor');
          await context.userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
          await waitFor(() => expect(dialog).not.toBeVisible());
          expect(box).toHaveValue('');
          await open(context);
          expect(box).toHaveValue('');
        },
      },
    ),
    /** Arrow keys move along lists; in the bar they follow the reading direction. @nav-11 */
    byArrows: story(
      {},
      {
        globals: { locale: 'ar' },
        play: async (context) => {
          const focused = () => document.activeElement?.textContent;
          const nav = context.canvasElement.querySelector('nav[data-keys]');
          const [first] = nav?.querySelectorAll('a') ?? [];
          if (nav && first?.checkVisibility()) {
            const forward = nav.getAttribute('data-keys') === 'row' ? '{ArrowLeft}' : '{ArrowDown}';
            first.focus();
            await context.userEvent.keyboard(forward);
            await expect(focused()).toBe('Live now');
            await context.userEvent.keyboard('{Home}');
            await expect(focused()).toBe('Home');
          }
          await open(context);
          const [link] = screen.getByRole('dialog').querySelectorAll('a');
          link?.focus();
          await context.userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
          await expect(focused()).toBe('Classics');
          await context.userEvent.keyboard('{ArrowUp}');
          await expect(focused()).toBe('Fights');
        },
      },
    ),
    openedSignedIn: story(
      { signedIn: true, searchHref: undefined },
      {
        globals: { locale: 'ar' },
        play: async (context) => {
          await open(context);
          expect(texts('My watchlists').length).toBeGreaterThan(0);
          expect(screen.queryByRole('searchbox')).toBeNull();
          expect(screen.getByRole('dialog').querySelector('[data-for="signed-in"] button')).toBeVisible();
        },
      },
    ),
  };
}
