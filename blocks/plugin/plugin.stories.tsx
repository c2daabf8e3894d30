import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/plugin.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('plugin', schema);
export default { title: 'blocks/plugin' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

export const PluginIsSandboxed = {
  ...example(0),
  play: async ({ canvas }) => {
    const frame = await waitFor(() => canvas.getByTitle('Scorecards, round by round'));
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame).toHaveAttribute('loading', 'lazy');
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
