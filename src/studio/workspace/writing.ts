import { type Signal, signal } from '@preact/signals-react';

/** What the text is written in. */
export const writings = ['FORM', 'JSON', 'BOTH'] as const;
export type Writing = (typeof writings)[number];

const NAME = 'playbill-studio:writing';

/** What it is written in first: what was chosen before, or else the JSON, and the form with it where both have room. */
export function createWriting(storage: Pick<Storage, 'getItem'>, room: number): Signal<Writing> {
  const kept = storage.getItem(NAME);
  return signal(writings.find((one) => one === kept) ?? (room >= 1800 ? 'BOTH' : 'JSON'));
}

/** Keeps the choice for as long as the tab is open. */
export function keepWriting(writing: Writing, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(NAME, writing);
  } catch (error) {
    console.warn('How to write could not be kept', error);
  }
}
