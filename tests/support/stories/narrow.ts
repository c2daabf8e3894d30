import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A word of more than fifty letters, which no line of a phone holds. */
export const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** Globals of the narrowest window, 320 pixels, in both directions. */
export const narrowest: NonNullable<StoryObj['globals']> = { viewport: { value: 'narrowest' } };
export const narrowestRightToLeft: NonNullable<StoryObj['globals']> = { ...narrowest, locale: 'ar' };

/** Fails when the page is wider than its window. */
export const expectNoOverflow = async (): Promise<void> =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
