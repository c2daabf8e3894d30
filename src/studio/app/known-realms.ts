import * as z from 'zod';

const Stored = z.array(z.string()).max(100);
const NAME = 'playbill-studio:realms';

/** Realms that were edited on this machine. If the server does not list its realms, the studio asks it for these. */
export interface KnownRealms {
  all: () => readonly string[];
  /** Adds a realm as the most recent one. */
  add: (id: string) => void;
  remove: (id: string) => void;
}

/** Creates the store of edited realms. Without storage no realms are known and their names must be typed. */
export function knownRealms(storage: Pick<Storage, 'getItem' | 'setItem'>): KnownRealms {
  const all = () => {
    try {
      const parsed = Stored.safeParse(JSON.parse(storage.getItem(NAME) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch (error) {
      console.warn('The realms of this machine could not be read', error);
      return [];
    }
  };
  const keep = (ids: readonly string[]) => {
    try {
      storage.setItem(NAME, JSON.stringify(ids.slice(0, 100)));
    } catch (error) {
      console.warn('The realms of this machine could not be kept', error);
    }
  };
  const others = (id: string) => all().filter((one) => one !== id);
  return { all, add: (id) => keep([id, ...others(id)]), remove: (id) => keep(others(id)) };
}
