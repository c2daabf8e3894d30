import { type Signal, signal } from '@preact/signals-react';

/** Editing modes: form, JSON, or both. */
export const editModes = ['FORM', 'JSON', 'BOTH'] as const;
export type EditMode = (typeof editModes)[number];

const NAME = 'playbill-studio:writing';

/** Initial mode: the stored one, else JSON, or both on wide screens. */
export function createEditMode(storage: Pick<Storage, 'getItem'>, room: number): Signal<EditMode> {
  const kept = storage.getItem(NAME);
  return signal(editModes.find((one) => one === kept) ?? (room >= 1800 ? 'BOTH' : 'JSON'));
}

/** Stores the mode for the life of the tab. */
export function keepEditMode(mode: EditMode, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(NAME, mode);
  } catch (error) {
    console.warn('How to write could not be kept', error);
  }
}
