import type { ButtonBlock } from '#schemas/generated/types.ts';
import schema from '#schemas/blocks/button.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

/** A page with tabs, because a button that opens a tab needs one. */
const tabs = { id: 'tabs', activeTab: 'about', items: ['about', 'episodes'].map((tab) => ({ tab, text: tab })) };
const { example, reference } = blockStories('button', schema, (attributes) =>
  (attributes as ButtonBlock).action.type === 'tab' ? [{ $type: 'tabs', attributes: tabs }] : [],
);
export default { title: 'blocks/button' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;
