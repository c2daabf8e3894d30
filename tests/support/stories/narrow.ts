import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A word of more than fifty letters, wider than a phone's screen. */
export const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** Globals for the narrowest window, 320 pixels, in both directions. */
export const narrowest: NonNullable<StoryObj['globals']> = { viewport: { value: 'narrowest' } };
export const narrowestRightToLeft: NonNullable<StoryObj['globals']> = { ...narrowest, locale: 'ar' };

/** Fails if the page overflows its window horizontally. */
export const expectNoOverflow = async (): Promise<void> =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
