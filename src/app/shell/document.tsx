import type { ReactNode } from 'react';
import { directionOf, languageTag } from '#schemas/locale.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { foundation } from '#renderers/theme/foundation.styles.ts';
import type { RootData } from '../root-loader.ts';
import { useServerAssets } from '../server/server-assets.ts';

interface DocumentProps {
  /** Absent when not even the realm could be loaded. */
  root?: RootData | undefined;
  children: ReactNode;
}

/** The whole document. What depends on the viewer is not in here: the same page goes to every guest. */
export function Document({ root, children }: DocumentProps) {
  const { nonce, linkAssets, firstScript } = useServerAssets();
  // It is the server's: a document that a browser draws by itself has been marked already, and may make no scripts.
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
      // The marker of the signed-in is set before this code runs.
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
        {/* Before anything that can be seen. Not in the head, where tools put scripts of their own beside it. */}
        {hydrated ? null : (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        )}
        {children}
      </body>
    </html>
  );
}
