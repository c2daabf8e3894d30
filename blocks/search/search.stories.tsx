import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/search.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { gone } from '../../tests/support/stories/fake-ports.tsx';

const { example, reference } = blockStories('search', schema);
export default { title: 'blocks/search' };

export const First = example(0);
export const FirstRightToLeft = example(0, rightToLeft);
export const Second = example(1);
export const SecondRightToLeft = example(1, rightToLeft);
export const OtherRealm = example(0, otherRealm);
export const Reference = reference;

/** Three letters are searched for at once, and so is nothing; one may also press Enter. */
export const Typing: StoryObj = {
  ...example(0),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'oka');
    await waitFor(() => expect(gone).toEqual(['/search?query=oka']));
    await userEvent.type(box, 'for{Enter}');
    await expect(gone.at(-1)).toBe('/search?query=okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await waitFor(() => expect(gone.at(-1)).toBe('/search'));
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};
