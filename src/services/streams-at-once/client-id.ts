import { v4 as newId } from 'uuid';

const KEY = 'playbill.player';

/**
 * Names this tab's player, the same when the tab is loaded anew. While a page is open the name is nowhere in the storage: a tab that is
 * duplicated takes a copy of it, and would take this one's place.
 */
export function takeClientId(storage: () => Storage, onHide: (listener: () => void) => void): string {
  let id: string | null = null;
  try {
    id = storage().getItem(KEY);
    storage().removeItem(KEY);
  } catch {
    // A browser that keeps nothing has another name after each load.
  }
  const own = id ?? newId();
  onHide(() => {
    try {
      storage().setItem(KEY, own);
    } catch {
      // As above.
    }
  });
  return own;
}
