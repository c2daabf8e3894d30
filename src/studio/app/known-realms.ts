import * as z from 'zod';

const Stored = z.array(z.string()).max(100);
const NAME = 'playbill-studio:realms';

/** Realms that somebody edits on this machine: a host that tells strangers of none is asked for these. */
export interface KnownRealms {
  all: () => readonly string[];
  /** The one that was signed in to last comes first. */
  add: (id: string) => void;
  remove: (id: string) => void;
}

/** Keeps the realms that are edited on a machine. One without storage knows none; their names are typed again. */
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
