import type { BuildManifest } from '#app/server/head-assets.ts';

interface StudioDocument {
  nonce: string;
  /** Manifest of the studio's build; undefined during development. */
  manifest: BuildManifest | undefined;
  /** Scripts for the head, during development. */
  headScripts: string;
}

const entry = 'src/studio/entry.tsx';
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%233a4fd8'/%3E%3Cpath d='M9 8h14M9 14h14M9 20h8' stroke='%23fff' stroke-width='3' stroke-linecap='round'/%3E%3C/svg%3E";

/** Builds the studio's HTML document. */
export function studioDocument({ nonce, manifest, headScripts }: StudioDocument): string {
  const chunk = manifest?.[entry];
  const styles = (chunk?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const code = (chunk?.imports ?? []).flatMap((key) => manifest?.[key]?.file ?? []);
  const preloads = code.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    // The code editor reads the CSP nonce from this tag, for the styles that it creates.
    `<meta property="csp-nonce" nonce="${nonce}"><title>Playbill Studio</title><link rel="icon" href="${icon}">` +
    `${headScripts}${styles}${preloads}<script type="module" nonce="${nonce}" src="/${chunk?.file ?? entry}"></script>` +
    '</head><body><div id="studio"></div><noscript>The studio needs JavaScript.</noscript></body></html>'
  );
}
