import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/plugin.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('plugin', schema);
export default { title: 'blocks/plugin' };

export const FirstExample = example(0);
export const FirstExampleRightToLeft = example(0, rightToLeft);
export const SecondExample = example(1);
export const SecondExampleRightToLeft = example(1, rightToLeft);
export const FirstExampleInOtherRealm = example(0, otherRealm);
export const ReferenceOfPropertiesAndExamples = reference;

export const PluginIsSandboxed = {
  ...example(0),
  play: async ({ canvas }) => {
    const frame = await waitFor(() => canvas.getByTitle('Scorecards, round by round'));
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame).toHaveAttribute('loading', 'lazy');
  },
} satisfies typeof FirstExample;
