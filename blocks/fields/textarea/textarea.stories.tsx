import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/textarea.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';

const meta: Meta<typeof FormView> = { title: 'fields/textarea', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, {
  values: { message: 'It stops.\nEvery time.', notes: 'None' },
});

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

const long = schema.examples.map((example) => ({ ...example, label: unbroken, hint: unbroken }));
export const LongWordsFitTheNarrowestWindow: FieldStory = {
  ...formStory(long),
  globals: narrowest,
  play: expectNoOverflow,
};
export const LongWordsFitTheNarrowestWindowRightToLeft: FieldStory = {
  ...LongWordsFitTheNarrowestWindow,
  globals: narrowestRightToLeft,
};

/**
 * Several lines are submitted as typed. The character count updates at every key and is announced when the user pauses.
 */
export const SeveralLinesAreSubmittedAsTypedAndCounted: FieldStory = {
  tags: ['@form-01', '@def-21'],
  ...formStory(schema.examples),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(message, ' It stops.{Enter}Every time. ');
    await expect(canvas.getByText('Characters: 21 of 200', { selector: 'p' })).toBeVisible();
    await expect(message).toHaveAccessibleDescription(/^Name the film .*Characters: 21 of 200$/);
    const said = () => [...canvasElement.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('Characters: 21 of 200'), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ message: 'It stops.\nEvery time.', notes: '' });
  },
};

/** Text that is too long is kept and shows an error. */
export const TooLongTextIsKeptAndShowsAnError: FieldStory = {
  tags: ['@def-21'],
  ...formStory([schema.examples[0]], { initial: { values: { message: 'x'.repeat(201) } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText(/^Check these fields: /);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/200 Characters: 201 of 200$/);
    await expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(201));
  },
};
