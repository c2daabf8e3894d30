/**
 * Registry of modules that are loaded by name. Loaded entries are available synchronously, so that a server renders
 * without suspending and a browser hydrates in one pass.
 */
export interface Registry<Entry> {
  /** Whether the name is registered. */
  has(name: string): boolean;
  /** Returns the entry if it is already loaded. */
  peek(name: string): Entry | undefined;
  /** Loads an entry once. Rejects if its code fails to load. */
  load(name: string): Promise<Entry>;
  /** Loads all registered names among these. Returns the errors; failed entries stay unloaded. */
  preload(names: Iterable<string>): Promise<Error[]>;
}

/** Dynamic imports by name. */
type Loaders<Entry = unknown> = Record<string, () => Promise<{ default: Entry }>>;

/** Entry type of these loaders. */
type EntryOf<L extends Loaders> = Awaited<ReturnType<L[keyof L]>>['default'];

/** Creates a registry. */
export function createRegistry<L extends Loaders>(loaders: L): Registry<EntryOf<L>>;
export function createRegistry<Entry>(loaders: Loaders<Entry>): Registry<Entry> {
  const loaded = new Map<string, Entry>();
  const loading = new Map<string, Promise<Entry>>();
  const has = (name: string) => Object.hasOwn(loaders, name);
  const load = (name: string): Promise<Entry> => {
    const running = loading.get(name);
    if (running) return running;
    const loader = has(name) ? loaders[name] : undefined;
    if (!loader) return Promise.reject(new Error(`Nothing is registered as “${name}”`));
    const promise = loader().then(
      (module) => {
        loaded.set(name, module.default);
        return module.default;
      },
      (cause: unknown) => {
        // The failed import is forgotten, so that the next page retries it.
        loading.delete(name);
        throw new Error(`The code of “${name}” could not be loaded`, { cause });
      },
    );
    loading.set(name, promise);
    return promise;
  };
  return {
    has,
    peek: (name) => loaded.get(name),
    load,
    async preload(names) {
      const results = await Promise.allSettled([...new Set(names)].filter(has).map(load));
      return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
    },
  };
}
