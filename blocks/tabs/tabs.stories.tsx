import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import schema from '#schemas/blocks/tabs.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { gone } from '../../tests/support/stories/fake-ports.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('tabs', schema);
export default { title: 'blocks/tabs' };

export const First = example(0);
export const FirstRightToLeft = example(0, rightToLeft);
export const Second = example(1);
export const SecondRightToLeft = example(1, rightToLeft);
export const OtherRealm = example(0, otherRealm);
export const Reference = reference;

const text = (words: string, tab?: string) => ({
  $type: 'textBlock',
  attributes: { text: `<p>${words}</p>`, ...(tab && { tab }) },
});
const page = pageStory([
  { $type: 'tabs', attributes: schema.examples[0] },
  text('Whatever is open'),
  text('Five episodes', 'episodes'),
  {
    $type: 'search',
    attributes: { tab: 'extras', placeholder: 'Among the extras', value: '', action: { url: '/search' } },
  },
  text('Ten weeks in a garage', 'about'),
]);

/** The arrow keys open the next tab, go round at the ends, and what was typed under another tab is still there. */
export const ByKeyboard: StoryObj = {
  ...page,
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByText('Five episodes')).toBeVisible();
    await expect(canvas.getByText('Ten weeks in a garage')).not.toBeVisible();
    tab('Episodes').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Behind the cage door')).toHaveFocus();
    await userEvent.type(canvas.getByRole('combobox'), 'w');
    tab('Behind the cage door').focus();
    await userEvent.keyboard('{End}');
    await expect(tab('About')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Ten weeks in a garage')).toBeVisible();
    await expect(canvas.getByText('Whatever is open')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Episodes')).toHaveFocus();
    await userEvent.click(tab('Behind the cage door'));
    await expect(canvas.getByRole('combobox')).toHaveValue('w');
    await expect(gone.at(-1)).toBe('?tab=extras');
  },
};

/** From right to left, the left arrow goes on. */
export const ByKeyboardRightToLeft: StoryObj = {
  ...page,
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};
