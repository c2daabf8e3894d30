import { preinit, preload } from 'react-dom';

/** What Vite's build writes of each module: its file, its styles, what it imports. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The styles and code of a page, and how the styles get into its head; the code follows when the page stands. */
export interface HeadAssets {
  /** Address of the module that starts the application. */
  entry: string;
  /** Addresses of all code that the page needs, the entry's included. */
  code: string[];
  /** To be called while the document is drawn. */
  link: (realm: { theme: string; fonts: string[] } | undefined) => void;
}

/**
 * Walks the build's manifest from some modules to all styles and code that they need at once. Of those in `later` the page needs
 * the styles alone: their code is asked for when they come near.
 */
export function headAssets(manifest: Manifest, modules: string[], later: string[] = []): HeadAssets {
  const styles = new Set<string>();
  const code = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string, isLater = false) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) walk(imported, isLater);
    if (!isLater) code.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
  };
  for (const module of modules) walk(module);
  for (const module of later) walk(module, true);
  const entry = manifest['src/app/entry-client.tsx'];
  return {
    entry: entry ? `/${entry.file}` : '/src/app/entry-client.tsx',
    code: [...code],
    link: (realm) => {
      if (realm) preinit(realm.theme, { as: 'style', precedence: 'theme' });
      for (const file of realm?.fonts ?? [])
        preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
      for (const file of styles) preinit(file, { as: 'style', precedence: 'page' });
    },
  };
}
