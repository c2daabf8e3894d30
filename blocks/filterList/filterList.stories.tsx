import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import schema from '#schemas/blocks/filterList.schema.json';
import { expectNoOverflow, narrowest, narrowestRightToLeft } from '../../tests/support/stories/narrow.ts';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { gone } from '../../tests/support/stories/fake-ports.tsx';

const { example, reference } = blockStories('filterList', schema);
export default { title: 'blocks/filterList' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

/** Ticked filters are added to the URL's query; its other parameters stay. */
export const TickedFiltersAreAddedToTheQuery: StoryObj = {
  ...example(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Heavyweight' }));
    canvas.getByRole('radio', { name: 'Newest first' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(gone).toEqual([
      '/section/fights?view=all&division=strawweight&division=heavyweight&sort=publicationDate%3AASC',
    ]);
  },
};

const opened = (globals: StoryObj['globals']): StoryObj => ({
  ...example(0, globals),
  tags: ['@page-04'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A filter list with a ticked filter starts open.
    if (!canvasElement.querySelector('details')?.open)
      await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expect(canvas.getAllByRole('checkbox')[0]?.closest('label')).toBeVisible();
    await expectNoOverflow();
  },
});
export const OpenedFiltersFitInSpanishInOtherRealm = opened({ locale: 'es_ES', ...otherRealm });
export const OpenedFiltersAreAccessibleRightToLeft = opened(rightToLeft);
export const OpenedFiltersFitInTheNarrowestWindow = opened(narrowest);
export const OpenedFiltersFitInTheNarrowestWindowRightToLeft = opened(narrowestRightToLeft);
