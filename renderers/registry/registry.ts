/**
 * Things that are loaded by name when a definition asks for them. What has been loaded is there at once,
 * so that a server can draw without suspending and a browser can hydrate in one go.
 */
export interface Registry<Entry> {
  /** Whether the name is known at all. */
  has(name: string): boolean;
  /** The entry if it has been loaded. */
  peek(name: string): Entry | undefined;
  /** Loads an entry, once. Rejects when its code cannot be had. */
  load(name: string): Promise<Entry>;
  /** Loads all known names among these; a name whose code fails to load stays out. Answers the failures. */
  preload(names: Iterable<string>): Promise<Error[]>;
}

/** How things are loaded, by name. */
type Loaders<Entry = unknown> = Record<string, () => Promise<{ default: Entry }>>;

/** What a registry of these loaders has. */
type EntryOf<L extends Loaders> = Awaited<ReturnType<L[keyof L]>>['default'];

/** Makes a registry of loaders by name. */
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
        // Forgotten, so that the next page that needs it tries again.
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
