import { mergePreferences } from '#schemas/preferences.ts';
import { type PreferencesPatch, readPreferences } from '#schemas/wire/preferences.ts';
import { PREFERENCES_KEY } from './stored-key.ts';

/** What a guest has chosen on this device. */
export interface DevicePreferences {
  read: () => PreferencesPatch;
  add: (change: PreferencesPatch) => void;
}

/**
 * Keeps what a guest chooses in a storage of the browser. What stands there may have been damaged: the fields that are wrong are as if
 * they were never chosen. @param storage gives the storage, or throws where the browser refuses it
 */
export function createDevicePreferences(storage: () => Pick<Storage, 'getItem' | 'setItem'>): DevicePreferences {
  /** What a browser that keeps nothing forgets when the page is left. */
  let kept: PreferencesPatch | undefined;
  const read = (): PreferencesPatch => {
    try {
      return readPreferences(JSON.parse(storage().getItem(PREFERENCES_KEY) ?? '{}'));
    } catch {
      // Storage that is refused, or no JSON.
      return kept ?? {};
    }
  };
  return {
    read,
    add: (change) => {
      kept = mergePreferences(read(), change);
      try {
        storage().setItem(PREFERENCES_KEY, JSON.stringify(kept));
      } catch {
        // A private mode, or a full storage: it holds until the page is left.
      }
    },
  };
}
