import schema from '#schemas/blocks/image.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('image', schema);
export default { title: 'blocks/image' };

export const FirstExample = example(0);
export const FirstExampleRightToLeft = example(0, rightToLeft);
export const SecondExample = example(1);
export const SecondExampleRightToLeft = example(1, rightToLeft);
export const FirstExampleInOtherRealm = example(0, otherRealm);
export const ReferenceOfPropertiesAndExamples = reference;
