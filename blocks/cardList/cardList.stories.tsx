import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CardListBlock } from '#schemas/generated/types.ts';
import schema from '#schemas/blocks/cardList.schema.json';
import { CardList } from './cardList.tsx';

const [first, second] = schema.examples as unknown as [CardListBlock, CardListBlock];

const meta: Meta<typeof CardList> = {
  title: 'blocks/cardList',
  component: CardList,
  args: { attributes: first, leading: false },
};
export default meta;

type Story = StoryObj<typeof CardList>;

export const Default: Story = {};
export const Second: Story = { args: { attributes: second } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const OtherRealm: Story = { globals: { realm: 'lumen' } };
