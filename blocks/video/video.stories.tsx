import { expect } from 'storybook/test';
import schema from '#schemas/blocks/video.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('video', schema);
export default { title: 'blocks/video' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const [first] = schema.examples;
const long = pageStory([
  { $type: 'video', attributes: { ...first, title: unbroken, text: unbroken, buttonText: unbroken } },
]);
export const LongWordsFitTheNarrowestWindow = { ...long, globals: narrowest, play: expectNoOverflow };
export const LongWordsFitTheNarrowestWindowRightToLeft = {
  ...long,
  globals: narrowestRightToLeft,
  play: expectNoOverflow,
};

/** The button links to the title's page and names its action. */
export const ButtonLinksToTheTitlesPage = {
  ...example(0),
  tags: ['@def-21'],
  play: async ({ canvas }) => {
    expect(canvas.getByRole('heading', { name: 'Film of the week' })).toBeVisible();
    expect(canvas.getByRole('link', { name: 'See the full card' })).toHaveAttribute('href', '#1106');
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** A video block leaves no gap if its title is missing or hidden from the viewer. */
export const MissingTitleLeavesNoGap = {
  ...pageStory([{ $type: 'video', attributes: { title: 'Film of the week', cards: [] } }]),
  tags: ['@def-21'],
  play: async ({ canvas }) => {
    expect(canvas.queryByText('Film of the week')).toBeNull();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
