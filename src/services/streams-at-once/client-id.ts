import { v4 as newId } from 'uuid';

const KEY = 'playbill.player';

/**
 * Id of this tab's player, kept across reloads. While the page is open the id is not in the session storage, because a
 * duplicated tab copies the storage and would take this tab's slot.
 */
export function takeClientId(storage: () => Storage, onHide: (listener: () => void) => void): string {
  let id: string | null = null;
  try {
    id = storage().getItem(KEY);
    storage().removeItem(KEY);
  } catch {
    // If storage is blocked, the id changes with each load of the page.
  }
  const own = id ?? newId();
  onHide(() => {
    try {
      storage().setItem(KEY, own);
    } catch {
      // If storage is blocked, the id changes with the next load of the page.
    }
  });
  return own;
}
