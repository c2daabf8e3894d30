import type { ReactNode } from 'react';
import { directionOf, languageTag } from '#schemas/locale.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { foundation } from '#renderers/theme/foundation.styles.ts';
import type { RootData } from '../root-loader.ts';
import { useServerAssets } from '../server/server-assets.ts';

interface DocumentProps {
  /** Data of the realm; undefined if it could not be loaded. */
  root?: RootData | undefined;
  children: ReactNode;
}

/** The HTML document. Contains nothing that depends on the viewer, because all guests share the page. */
export function Document({ root, children }: DocumentProps) {
  const { nonce, linkAssets, firstScript } = useServerAssets();
  // This script is rendered on the server only: in the browser it has already run, and React may not create scripts
  // there.
  const hydrated = useHydrated();
  linkAssets();
  const { settings, labels } = root ?? {};
  const locale = labels?.selectedLocale ?? 'en_US';
  const { theme } = settings ?? {};
  return (
    <html
      lang={languageTag(locale)}
      dir={directionOf(locale)}
      className={foundation}
      data-hero={theme?.hero?.composition ?? 'full'}
      data-card-style={theme?.card?.style ?? 'plain'}
      // The first inline script sets attributes on this element before React runs, so they differ from the server's
      // HTML.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {theme ? <meta name="theme-color" content={theme.colors.background} /> : null}
        {settings ? <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} /> : null}
        {settings ? <link rel="icon" href={settings.logos.icon ?? settings.logos.small} /> : null}
      </head>
      <body>
        {/* This script runs before any visible content. It is not in the head, because browser extensions insert
           scripts there, which breaks hydration. */}
        {hydrated ? null : (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        )}
        {children}
      </body>
    </html>
  );
}
