import { preinit, preload } from 'react-dom';

/** Manifest of Vite's build: file, styles and imports of each module. */
export type BuildManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Styles and code of a page. The styles go into the head; the code is loaded after the page is displayed. */
export interface HeadAssets {
  /** URL of the module that starts the application. */
  entry: string;
  /** URLs of all code that the page needs, including the entry. */
  code: string[];
  /** Registers the styles while the document is rendered. */
  link: (realm: { theme: string; fonts: string[] } | undefined) => void;
}

/**
 * Collects the styles and code that modules need, from the build's manifest. For modules in `later` only styles are
 * included, because their code is loaded on demand.
 */
export function headAssets(manifest: BuildManifest, modules: string[], later: string[] = []): HeadAssets {
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
