import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/checkbox.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';

const meta: Meta<typeof FormView> = { title: 'fields/checkbox', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { rules: 'true' } });

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

/** The checkbox can be ticked by its label and by the space bar; a required one that is not ticked shows an error. */
export const CanBeTickedByLabelAndSpaceBar: FieldStory = {
  tags: ['@form-01', '@def-21'],
  ...formStory(schema.examples),
  play: async ({ canvas, userEvent }) => {
    const rules = canvas.getByRole('checkbox', { name: 'I have read the house rules' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Check this box to continue.');
    await expect(rules).toHaveFocus();
    await expect(rules).toHaveAccessibleDescription(
      'You find them at the entrance of every cinema. Check this box to continue.',
    );
    await userEvent.keyboard(' ');
    await expect(rules).toBeChecked();
    await expect(canvas.queryByText('Check this box to continue.')).toBeNull();
    await userEvent.click(canvas.getByText('Call me back'));
    await expect(canvas.getByRole('checkbox', { name: 'Call me back (optional)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ rules: 'true', callMe: 'true' });
  },
};

/** An unticked checkbox submits nothing; a read-only one keeps its value. */
export const UntickedSubmitsNothingAndReadOnlyKeepsItsValue: FieldStory = {
  tags: ['@def-21'],
  ...formStory(
    [
      { ...schema.examples[0], readOnly: true },
      { ...schema.examples[1], readOnly: false },
    ],
    { initial: { values: { rules: 'true' } } },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I have read the house rules' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ rules: 'true', callMe: '' });
  },
};
