import { expect } from 'storybook/test';
import schema from '#schemas/blocks/programmeGuide.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('programmeGuide', schema);
export default { title: 'blocks/programmeGuide' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const hour = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

/** A guide around the current time, with one programme that is on now. */
export const GuideAroundTheCurrentTimeMarksTheCurrentProgramme = {
  loaders: [
    async () => {
      const start = Math.floor(Date.now() / hour) * hour;
      const programmes = [-2, -1, 0, 1, 2, 3].map((step) => ({
        id: step + 10,
        episode: step === 0 ? 'The one that is on' : `Hour ${step}`,
        startDate: iso(start + step * hour),
        endDate: iso(start + (step + 1) * hour),
      }));
      const attributes = {
        from: iso(start - 2 * hour),
        to: iso(start + 4 * hour),
        channels: [1, 2].map((eventId) => ({
          eventId,
          name: `Channel ${eventId}`,
          accessLevel: 'GRANTED',
          programmes,
        })),
      };
      const story = pageStory([{ $type: 'programmeGuide', attributes }]);
      for (const load of [story.loaders ?? []].flat()) await load({} as never);
      return { story };
    },
  ],
  render: (_args, { loaded }) => loaded['story'].render(),
  play: async ({ canvas, userEvent }) => {
    const [on] = await canvas.findAllByRole('link', { name: /The one that is on/ });
    expect(on).toHaveTextContent('On now');
    // The grid has one Tab stop; arrow keys move within it.
    const grid = canvas.getByRole('grid', { name: 'TV guide' });
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    expect(document.activeElement).toHaveTextContent('Hour -2');
    const list = getComputedStyle(grid).getPropertyValue('--list').trim() === '1';
    await userEvent.keyboard(list ? '{ArrowDown}' : '{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('Hour -1');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement).toHaveTextContent('Hour 3');
    expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('Channel 2');
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
