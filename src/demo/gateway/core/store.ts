import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** How long changes are collected before they are written, in milliseconds. */
const WRITE_DELAY_MS = 200;

const StateFile = z.object({
  version: z.literal(1),
  collections: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
});

/** Objects of one type by id, in the order of their creation. Objects are replaced, never changed in place. */
export interface Collection<T extends { id: string }> {
  get: (id: string) => T | undefined;
  put: (item: T) => T;
  delete: (id: string) => void;
  list: () => T[];
}

/** State of the gateway: in memory, and in a file so that payments survive a restart of the demo. */
export interface Store {
  /** Opens the collection of a name. Only one type of object is stored under a name. */
  collection: <T extends { id: string }>(name: string) => Collection<T>;
  /** Writes pending changes now. */
  flush: () => void;
}

/** Makes an id that cannot be guessed, such as `pi_4f…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Reads a state file. A damaged one, or one of another version, is reported and ignored: it holds demo payments only. */
function readState(file: string): z.infer<typeof StateFile>['collections'] {
  if (!existsSync(file)) return {};
  try {
    return StateFile.parse(JSON.parse(readFileSync(file, 'utf8'))).collections;
  } catch (error) {
    console.error(`${file} is damaged, so the gateway starts without the payments in it.`, error);
    return {};
  }
}

/** Opens the state of the gateway; without a file it is lost at the end of the program. */
export function openStore(file?: string): Store {
  const collections = new Map<string, Map<string, { id: string }>>();
  if (file !== undefined)
    for (const [name, items] of Object.entries(readState(file)))
      collections.set(name, new Map(items.map((item) => [item.id, item])));

  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    if (timer === undefined || file === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const content = Object.fromEntries([...collections].map(([name, items]) => [name, [...items.values()]]));
    mkdirSync(path.dirname(file), { recursive: true });
    // A rename is atomic, so a crash leaves either the old file or the new one.
    writeFileSync(`${file}.new`, JSON.stringify({ version: 1, collections: content }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const noteChange = () => {
    if (file !== undefined) timer ??= setTimeout(flush, WRITE_DELAY_MS).unref();
  };

  return {
    flush,
    collection: <T extends { id: string }>(name: string): Collection<T> => {
      // Only this program writes the file, and a collection has one type.
      const items = (collections.get(name) ?? new Map()) as Map<string, T>;
      collections.set(name, items);
      return {
        get: (id) => items.get(id),
        put: (item) => {
          items.set(item.id, item);
          noteChange();
          return item;
        },
        delete: (id) => {
          if (items.delete(id)) noteChange();
        },
        list: () => [...items.values()],
      };
    },
  };
}
