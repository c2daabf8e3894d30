import type { PlayerPort } from '#renderers/ports/player.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { Player } from '#screens/watch/player/player.tsx';
import type { EmbeddedTitle, EmbeddedTitles } from './framed.ts';
import { RefusalMessage } from './refusal.tsx';
import { useFramed } from './use-framed.ts';
import * as styles from './embed-screen.styles.ts';

interface EmbedScreenProps {
  /** Title in the frame's URL; undefined if it does not exist. */
  first: EmbeddedTitle | undefined;
  titles: EmbeddedTitles;
  player: PlayerPort;
  brand: string;
  homeHref: string;
  /** Origins that may control the player. */
  origins: readonly string[];
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
}

/** Screen of the embedded player; if the title may not play, the reason and a link to the realm. */
export function EmbedScreen({ brand, homeHref, ...options }: EmbedScreenProps) {
  const hydrated = useHydrated();
  const { title, port } = useFramed(options);
  const plays = title?.access.outcome === 'PLAY';
  const name = title?.video.title || brand;
  return (
    <section className={styles.frame} aria-label={name} data-embed>
      <title>{`${name} · ${brand}`}</title>
      <h1 className={visuallyHidden}>{name}</h1>
      {plays ? (
        // The same player instance continues with another title, so that fullscreen is kept.
        hydrated ? (
          <Player port={port} video={title.video} />
        ) : null
      ) : (
        <RefusalMessage title={title} homeHref={homeHref} brand={brand} />
      )}
    </section>
  );
}
