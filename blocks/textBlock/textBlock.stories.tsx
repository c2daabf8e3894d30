import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TextBlockBlock } from '#schemas/generated/types.ts';
import schema from '#schemas/blocks/textBlock.schema.json';
import { TextBlock } from './textBlock.tsx';

const [first, second] = schema.examples as unknown as [TextBlockBlock, TextBlockBlock];

const meta: Meta<typeof TextBlock> = {
  title: 'blocks/textBlock',
  component: TextBlock,
  args: { attributes: first, leading: false },
};
export default meta;

type Story = StoryObj<typeof TextBlock>;

export const Default: Story = {};
export const Second: Story = { args: { attributes: second } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const OtherRealm: Story = { globals: { realm: 'lumen' } };
