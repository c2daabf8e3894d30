import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FieldRegistry } from '#renderers/form/field-registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/password.schema.json';
import field from './index.ts';

const registry = {
  peek: () => field,
  has: () => true,
  load: async () => field,
  preload: async () => [],
} as unknown as FieldRegistry;
const formOf = (fields: unknown[]) => ({ version: '1.0', title: 'Form', submitLabel: 'Send', fields });

const meta: Meta<typeof FormView> = {
  title: 'fields/password',
  component: FormView,
  args: { document: formOf(schema.examples), name: 'story', registry, send: async () => ({ ok: true }) },
};
export default meta;

type Story = StoryObj<typeof FormView>;

export const Default: Story = {};
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findAllByText(/Fill in|Enter/);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const OtherRealm: Story = { globals: { realm: 'lumen' } };
