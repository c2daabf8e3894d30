import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/search.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { gone } from '../../tests/support/stories/fake-ports.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { mouse, press, withStoppedClock } from '../../tests/support/stories/real-input.ts';
import { withData } from '../../tests/support/stories/rows.ts';

const { example, reference } = blockStories('search', schema);
export default { title: 'blocks/search' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

/** A text of three letters or an empty one is searched immediately; Enter searches for any text. */
export const SearchesWhileTypingOrByEnter: StoryObj = {
  ...example(0),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(box, 'oka');
    await waitFor(() => expect(gone).toEqual(['/search?query=oka']));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.type(box, 'for{Enter}');
    await expect(gone.at(-1)).toBe('/search?query=okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await waitFor(() => expect(gone.at(-1)).toBe('/search'));
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

/**
 * The focus stays in the box, whose `aria-activedescendant` refers to the active option; Enter searches for that name.
 */
export const SuggestionIsChosenByKeyboard: StoryObj = {
  tags: ['@srch-01'],
  ...example(0),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'oka');
    const [first, second] = await canvas.findAllByRole('option');
    // The number of suggestions is announced.
    await expect(canvas.getAllByRole('status').some(({ textContent }) => textContent.includes('2'))).toBe(true);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(box).toHaveAttribute('aria-activedescendant', second?.id);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(box).toHaveValue('oka');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(gone.at(-1)).toMatch(/^\/search\?query=Okafor/);
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
};

/**
 * Presses on the space around the options do nothing; a press on an option starts a search, and the box keeps the
 * focus. The story uses real mouse events.
 */
export const SuggestionIsChosenByPointer: StoryObj = {
  ...example(0),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(box, 'oka');
    const option = await canvas.findByRole('option', { name: 'Okafor at home' });
    const { x, y } = canvas.getByRole('listbox').getBoundingClientRect();
    await mouse.click({ x: x + 3, y: y + 3 });
    await expect(box).toHaveFocus();
    await mouse.click(option);
    await expect(gone.at(-1)).toBe('/search?query=Okafor+at+home');
    await expect(box).toHaveValue('Okafor at home');
    await expect(box).toHaveFocus();
  },
};

/**
 * The search waits two seconds after one or two letters and one second after longer texts; texts of three letters and
 * empty ones are searched immediately.
 */
export const ShortTextsWaitForTheNextKeystroke: StoryObj = {
  tags: ['@srch-01'],
  ...example(0),
  play: async ({ canvas }) => {
    const searched = (text: string) => `/search${text ? `?query=${text}` : ''}`;
    canvas.getByRole('combobox', { name: 'Search' }).focus();
    await withStoppedClock(async ({ pass }) => {
      for (const [key, typed, wait] of [
        ['o', 'o', 2000],
        ['r', 'or', 2000],
        ['c', 'orc', 0],
        ['h', 'orch', 1000],
        ['ard', 'orchard', 1000],
      ] as const) {
        await press(key);
        if (wait > 0) {
          pass(wait - 1);
          await expect(gone).not.toContain(searched(typed));
        }
        pass(wait > 0 ? 1 : 0);
        await expect(gone.at(-1)).toBe(searched(typed));
      }
      await press('{Control>}a{/Control}{Backspace}');
      pass(0);
      await expect(gone.at(-1)).toBe(searched(''));
      // Each keystroke restarts the debounce timer.
      await press('salt');
      pass(900);
      await press('y');
      pass(999);
      await expect(gone.at(-1)).toBe(searched(''));
      pass(1);
      await expect(gone.at(-1)).toBe(searched('salty'));
      await expect(gone).not.toContain(searched('salt'));
    });
  },
};

const longWords = (globals: NonNullable<StoryObj['globals']>): StoryObj => ({
  ...example(0, globals),
  parameters: withData({ suggest: async () => [unbroken, `${unbroken} at home`] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dod');
    // A search of the previous story may still be pending. It must not replace the text of this page's box.
    await expect(canvas.getByRole('combobox')).toHaveValue('dod');
    await canvas.findAllByRole('option');
    await expectNoOverflow();
  },
});
export const LongWordsFitTheNarrowestWindow = longWords(narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = longWords(narrowestRightToLeft);

/** Search works without suggestions, so their failure shows no error. */
export const FailedSuggestionsShowNoError: StoryObj = {
  ...example(0),
  parameters: withData({ suggest: () => Promise.reject(new Error('503')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oka');
    await waitFor(() => expect(gone.at(-1)).toBe('/search?query=oka'));
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
