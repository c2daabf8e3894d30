import { mergePreferences } from '#schemas/preferences.ts';
import { type PreferencesPatch, readPreferences } from '#schemas/wire/identity/preferences.ts';
import { PREFERENCES_KEY } from './stored-key.ts';

/** Preferences of a guest, stored on the device. */
export interface DevicePreferences {
  read: () => PreferencesPatch;
  add: (change: PreferencesPatch) => void;
}

/**
 * Creates the store of a guest's preferences. Invalid fields count as unset.
 * @param storage returns the storage; may throw if the browser blocks it
 */
export function createDevicePreferences(storage: () => Pick<Storage, 'getItem' | 'setItem'>): DevicePreferences {
  /** In-memory fallback for browsers that block storage, lost when the page is left. */
  let kept: PreferencesPatch | undefined;
  const read = (): PreferencesPatch => {
    try {
      return readPreferences(JSON.parse(storage().getItem(PREFERENCES_KEY) ?? '{}'));
    } catch {
      // Storage is blocked, or the value is not JSON.
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
        // Private mode or full storage: the preferences last until the page is left.
      }
    },
  };
}
