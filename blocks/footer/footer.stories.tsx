import schema from '#schemas/blocks/footer.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('footer', schema);
export default { title: 'blocks/footer' };

export const First = example(0);
export const FirstRightToLeft = example(0, rightToLeft);
export const Second = example(1);
export const SecondRightToLeft = example(1, rightToLeft);
export const OtherRealm = example(0, otherRealm);
export const Reference = reference;
