import { expect } from 'storybook/test';
import schema from '#schemas/blocks/form.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('form', schema);
export default { title: 'blocks/form' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const long = pageStory([{ $type: 'form', attributes: { form: 'contact', title: unbroken, text: unbroken } }]);
export const LongWordsFitTheNarrowestWindow = { ...long, globals: narrowest, play: expectNoOverflow };
export const LongWordsFitTheNarrowestWindowRightToLeft = {
  ...long,
  globals: narrowestRightToLeft,
  play: expectNoOverflow,
};

/** The form replaces the link, and errors appear at their fields. */
export const FormReplacesTheLinkAndShowsErrorsAtFields = {
  ...example(0),
  tags: ['@def-21'],
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Your e-mail' });
    expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText(/^Check these fields: /);
    expect(email).toHaveFocus();
    await userEvent.type(email, 'bo@example.org');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'It stops.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Thank you.');
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** If the form fails to load, the link to its page remains. */
export const FormThatFailsToLoadKeepsTheLink = {
  ...example(1),
  tags: ['@def-21'],
  play: async ({ canvas }) => {
    expect(await canvas.findByRole('link', { name: 'Open the form' })).toHaveAttribute('href', '/form/casting');
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
