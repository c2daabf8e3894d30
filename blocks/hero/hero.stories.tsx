import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HeroBlock } from '#schemas/generated/types.ts';
import schema from '#schemas/blocks/hero.schema.json';
import { Hero } from './hero.tsx';

const [first, second] = schema.examples as unknown as [HeroBlock, HeroBlock];

const meta: Meta<typeof Hero> = { title: 'blocks/hero', component: Hero, args: { attributes: first, leading: true } };
export default meta;

type Story = StoryObj<typeof Hero>;

export const Default: Story = {};
export const Second: Story = { args: { attributes: second } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const OtherRealm: Story = { globals: { realm: 'lumen' } };
