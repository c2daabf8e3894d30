import schema from '#schemas/blocks/news.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('news', schema);
export default { title: 'blocks/news' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FourthSchemaExampleRendersWithoutAccessibilityErrors = example(3);
export const FourthSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(3, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;
