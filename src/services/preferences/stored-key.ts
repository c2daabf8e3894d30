/** Under which name the preferences of a guest stand in a storage of the browser. */
export const PREFERENCES_KEY = 'playbill.preferences';

/** Whether something is stored there, whatever it is. @param storage gives the storage, or throws where the browser refuses it */
export function hasStoredPreferences(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(PREFERENCES_KEY) !== null;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}
