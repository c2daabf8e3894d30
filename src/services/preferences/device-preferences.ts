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
  /** Copy in memory, used if the browser blocks the storage. It is lost when the page is left. */
  let kept: PreferencesPatch | undefined;
  const read = (): PreferencesPatch => {
    try {
      return readPreferences(JSON.parse(storage().getItem(PREFERENCES_KEY) ?? '{}'));
    } catch {
      // The storage is blocked, or its value is not JSON.
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
        // The storage is blocked or full, so the preferences last until the page is left.
      }
    },
  };
}
