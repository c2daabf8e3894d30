import schema from '#schemas/blocks/groupList.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('groupList', schema);
export default { title: 'blocks/groupList' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const hour = 3_600_000;
const event = (index: number) => ({
  id: 5001 + (index % 8),
  title: `Bout ${index + 1} of a long day with a name that takes its room`,
  type: index === 0 ? 'LIVE' : 'UPCOMING',
  live: index === 0,
  accessLevel: (['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED'] as const)[index % 3],
  startDate: Date.parse('2026-06-06T10:00:00Z') + index * hour,
  endDate: Date.parse('2026-06-06T10:45:00Z') + index * hour,
});

/** A day with many titles is denser, and in columns on wide screens. */
export const DayWithManyTitlesIsDenser = pageStory([
  {
    $type: 'groupList',
    $zone: 'list',
    attributes: {
      list: 'SCHEDULE',
      groups: [
        {
          id: '2026-06-06T00:00',
          title: { text: '2026-06-06T00:00', format: 'dddd, D MMMM' },
          cards: Array.from({ length: 8 }, (_, index) => event(index)),
        },
      ],
    },
  },
]);
