import * as z from 'zod';
import type { Kept } from './work.ts';

const Stored = z.object({ text: z.string(), base: z.int().min(0) });

/** Unsaved work, kept in the tab's session storage until it is saved. */
export interface Unsaved {
  read: () => Kept | undefined;
  write: (kept: Kept) => void;
  clear: () => void;
}

/**
 * Creates the store of a document's unsaved work. If storage is blocked nothing is kept, but leaving the page still
 * shows a warning.
 */
export function unsavedOf(key: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Unsaved {
  const name = `playbill-studio:${key}`;
  return {
    read() {
      try {
        const parsed = Stored.safeParse(JSON.parse(storage.getItem(name) ?? 'null'));
        return parsed.success ? parsed.data : undefined;
      } catch (error) {
        console.warn('Unsaved work could not be read', error);
        return undefined;
      }
    },
    write(kept) {
      try {
        storage.setItem(name, JSON.stringify(kept));
      } catch (error) {
        console.warn('Unsaved work could not be kept', error);
      }
    },
    clear: () => storage.removeItem(name),
  };
}
