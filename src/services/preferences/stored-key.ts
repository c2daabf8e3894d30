/** Storage key of a guest's preferences. */
export const PREFERENCES_KEY = 'playbill.preferences';

/**
 * Whether preferences are stored, valid or not. @param storage returns the storage; may throw if the browser blocks it
 */
export function hasStoredPreferences(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(PREFERENCES_KEY) !== null;
  } catch {
    // Storage is blocked, so nothing is stored.
    return false;
  }
}
