import type { PlayerPort } from '#renderers/ports/player.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { Player } from '#screens/watch/player/player.tsx';
import type { EmbeddedTitle, EmbeddedTitles } from './framed.ts';
import { Refusal } from './refusal.tsx';
import { useFramed } from './use-framed.ts';
import * as styles from './embed-screen.styles.ts';

interface EmbedScreenProps {
  /** What the frame's address names; undefined where there is no such title. */
  first: EmbeddedTitle | undefined;
  titles: EmbeddedTitles;
  player: PlayerPort;
  brand: string;
  homeHref: string;
  /** Origins of pages that may drive the player. */
  origins: readonly string[];
  /** Told what failed that nobody foresaw. */
  report: (error: unknown) => void;
}

/** The player alone, in another site's frame; or what keeps the title from playing, with the way to the realm. */
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
        // The same player goes on with another title: what fills the screen stays there.
        hydrated ? (
          <Player port={port} video={title.video} />
        ) : null
      ) : (
        <Refusal title={title} homeHref={homeHref} brand={brand} />
      )}
    </section>
  );
}
