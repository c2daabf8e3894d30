import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MenuLayoutProps } from '#renderers/menu/layout.ts';
import { TopLeft } from './top-left.tsx';

const item = (id: string, featured: boolean) => ({
  id,
  label: id,
  href: `/${id}`,
  external: false,
  featured,
  visibility: 'ALL' as const,
  newTab: false,
});

const args: MenuLayoutProps = {
  menu: { version: '1.0', platform: 'WEB', layout: 'TOP_LEFT', defaultView: 'home', items: [] },
  items: [item('Home', true), item('Events', true), item('Series', true), item('About', false)],
  logos: { main: '/files/apex/assets/logo.svg', small: '/files/apex/assets/mark.svg' },
  brand: 'Apex',
  homeHref: '/',
  signInHref: '/login',
  signUpHref: undefined,
  languages: [
    { locale: 'en_US', name: 'English', href: '/?lang=en_US', current: true },
    { locale: 'ar', name: 'العربية', href: '/?lang=ar', current: false },
  ],
  languageBadge: true,
  viewer: { name: undefined, signOut: () => undefined },
};

const meta: Meta<typeof TopLeft> = { title: 'menus/top-left', component: TopLeft, args };
export default meta;

type Story = StoryObj<typeof TopLeft>;

export const Guest: Story = {};
export const WithSignUp: Story = { args: { signUpHref: '/signup' } };
export const WithoutLanguages: Story = { args: { languageBadge: false } };
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await canvas.findByRole('dialog');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
