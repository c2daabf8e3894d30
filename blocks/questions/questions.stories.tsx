import { expect } from 'storybook/test';
import schema from '#schemas/blocks/questions.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('questions', schema);
export default { title: 'blocks/questions' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const [first] = schema.examples;
const long = pageStory([
  { $type: 'questions', attributes: { ...first, items: [{ question: unbroken, answer: unbroken }] } },
]);
export const LongWordsFitTheNarrowestWindow = { ...long, globals: narrowest, play: expectNoOverflow };
export const LongWordsFitTheNarrowestWindowRightToLeft = {
  ...long,
  globals: narrowestRightToLeft,
  play: expectNoOverflow,
};

/** A question opens by click and by keyboard; opening one does not close another. */
export const QuestionsOpenIndependentlyByClickAndKeyboard = {
  ...example(0),
  tags: ['@def-21'],
  play: async ({ canvas, userEvent }) => {
    expect(canvas.getByText('In a browser, on a phone and on a TV.')).toBeVisible();
    expect(canvas.getByText('Stream it')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can I download a film?'));
    expect(canvas.getByRole('link', { name: 'Stream it' })).toBeVisible();
    expect(canvas.getByText('In a browser, on a phone and on a TV.')).toBeVisible();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
