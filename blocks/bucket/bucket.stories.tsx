import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BucketBlock } from '#schemas/generated/types.ts';
import schema from '#schemas/blocks/bucket.schema.json';
import { Bucket } from './bucket.tsx';

const [first, second] = schema.examples as unknown as [BucketBlock, BucketBlock];

const meta: Meta<typeof Bucket> = {
  title: 'blocks/bucket',
  component: Bucket,
  args: { attributes: first, leading: false },
};
export default meta;

type Story = StoryObj<typeof Bucket>;

export const Default: Story = {};
export const Second: Story = { args: { attributes: second } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const OtherRealm: Story = { globals: { realm: 'lumen' } };
