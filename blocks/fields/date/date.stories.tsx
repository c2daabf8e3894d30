import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/date.schema.json';
import { fieldStories, type FieldStory, formStory, sent } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/date', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, {
  values: { start: '2026-02-28', day: '2026-12-01' },
  wrong: { start: '2023-02-30' },
});

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;

/**
 * The inputs accept only digits and no month above 12. A full input moves the focus to the next one; Backspace in an
 * empty input moves it back.
 */
export const InputsRestrictDigitsAndMoveTheFocus: FieldStory = {
  tags: ['@form-03'],
  ...formStory([schema.examples[0]]),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'First day' });
    const inputs = [...group.querySelectorAll('input')];
    await expect(inputs.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Month', 'Day', 'Year']);
    await userEvent.tab();
    await expect(inputs[0]).toHaveFocus();
    await userEvent.keyboard('1x3');
    await expect(inputs[0]).toHaveValue('1');
    await userEvent.keyboard('2');
    await expect(inputs[1]).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(inputs[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('312031{Enter}');
    await expect(inputs[2]).toHaveValue('2031');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ start: '2031-12-31' });
  },
};

/** In Arabic the day comes first, and Arabic digits are accepted. */
export const ArabicDateBeginsWithTheDayAndAcceptsArabicDigits: FieldStory = {
  tags: ['@form-03'],
  ...formStory([schema.examples[0]]),
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const inputs = [...canvas.getByRole('group', { name: 'First day' }).querySelectorAll('input')];
    await expect(inputs.map(({ name }) => name)).toEqual(['start.day', 'start.month', 'start.year']);
    await userEvent.type(inputs[0] as HTMLInputElement, '٠٩');
    await expect(inputs[0]).toHaveValue('09');
    await expect(inputs[1]).toHaveFocus();
  },
};
