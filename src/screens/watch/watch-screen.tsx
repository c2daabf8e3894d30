import { useDeferredValue, useMemo } from 'react';
import { ListButtons } from '#renderers/lists/list-buttons.tsx';
import { ShareButton } from '#renderers/lists/share-button.tsx';
import { formatDuration } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import type { AccessDecision } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import { aroundOf, NeighbourLinks, type Neighbours, UpNext } from './neighbours.tsx';
import { Player } from './player/player.tsx';
import { People } from './people.tsx';
import { Barrier, Poster } from './stage.tsx';
import { LazyPremiereDialog } from './premiere/lazy-premiere-dialog.tsx';
import { PremiereStage } from './premiere/premiere-stage.tsx';
import type { PremiereView } from './premiere/premiere-view.ts';
import * as styles from './watch-screen.styles.ts';

/** The title that a video is the trailer of. */
export interface TrailerOf {
  id: number;
  title: string;
}

interface WatchScreenProps {
  video: VideoDetails;
  brand: string;
  player: PlayerPort;
  /** What this viewer may do with it. */
  access: AccessDecision;
  /** Its premiere, while that is to come or on and they do not watch it. */
  premiere: PremiereView | undefined;
  trailerOf: TrailerOf | undefined;
  /** Where sign-in is. */
  signInHref: string;
  /** Where it is watched with others; undefined where it is not played. */
  togetherHref: string | undefined;
  /** What stands before and after it, where it stands in a list. */
  neighbours: Neighbours | undefined;
  /** Seconds that the next title is counted down in; the player's own where the realm says nothing. */
  nextSeconds: number | undefined;
}

/** One video: the player, or what keeps it from playing, and what the video is. The player stays from one video to the next. */
export function WatchScreen(props: WatchScreenProps) {
  const { video, brand, player, access, premiere, trailerOf, signInHref, togetherHref, neighbours, nextSeconds } =
    props;
  const { navigation } = usePorts();
  // After the page has been taken over, and in pieces that let it answer meanwhile.
  const hydrated = useDeferredValue(useHydrated());
  const around = useMemo(() => aroundOf(neighbours, navigation), [neighbours, navigation]);
  const barrier = <Barrier access={access} title={video.title} signInHref={signInHref} />;
  return (
    <>
      <title>{`${video.title} · ${brand}`}</title>
      {video.description ? <meta name="description" content={video.description} /> : null}
      <div className={styles.stage} data-premiere-phase={premiere?.phase}>
        {access.outcome === 'PLAY' && hydrated && !premiere ? (
          <Player port={player} video={video} around={around} nextSeconds={nextSeconds} />
        ) : (
          <Poster key={video.id} video={video}>
            {premiere ? <PremiereStage premiere={premiere} access={access} barrier={barrier} /> : barrier}
          </Poster>
        )}
      </div>
      {premiere ? <LazyPremiereDialog key={`premiere ${video.id}`} premiere={premiere} title={video.title} /> : null}
      {neighbours ? <NeighbourLinks neighbours={neighbours} /> : null}
      <About key={`about ${video.id}`} video={video} trailerOf={trailerOf} togetherHref={togetherHref} />
      {neighbours ? <UpNext key={`next ${video.id}`} neighbours={neighbours} /> : null}
    </>
  );
}

function About({ video, trailerOf, togetherHref }: Pick<WatchScreenProps, 'video' | 'trailerOf' | 'togetherHref'>) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { series, episodeInformation, duration, categories = [], rating, publishedAt } = video;
  const facts = [
    episodeInformation &&
      t('episodeNumber', { season: episodeInformation.seasonNumber, episode: episodeInformation.episodeNumber }),
    publishedAt?.slice(0, 4),
    duration && formatDuration(t, duration),
    ...categories,
    rating && t('ratedBadge', { rating: rating.rating }),
  ].filter((fact): fact is string => Boolean(fact));
  const seriesHref = series && navigation.hrefOf({ type: 'SERIES', id: series.seriesId, title: series.title });
  // Without the list that it stands in here, which is not everybody's.
  const page = navigation.hrefOf({ type: 'VOD', id: video.id, title: video.title });
  const trailedHref = trailerOf && navigation.hrefOf({ type: 'VOD', ...trailerOf });
  return (
    <div className={styles.about}>
      <h1 className={styles.title}>{video.title}</h1>
      {facts.length > 0 ? (
        <ul role="list" className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      {trailerOf && trailedHref ? (
        <p>
          <navigation.Link to={trailedHref}>{t('trailerOf', { title: trailerOf.title })}</navigation.Link>
        </p>
      ) : null}
      {series && seriesHref ? (
        <p>
          <navigation.Link to={seriesHref}>{t('seeSeries', { series: series.title })}</navigation.Link>
        </p>
      ) : null}
      <p className={styles.description}>{video.longDescription ?? video.description}</p>
      <People people={video.people} />
      <div className={styles.lists}>
        <ListButtons title={{ id: video.id, type: 'VOD', title: video.title }} className={secondary} />
        {video.socialSharingDetail && page ? (
          <ShareButton title={video.title} href={page} detail={video.socialSharingDetail} />
        ) : null}
        {togetherHref ? (
          <navigation.Link to={togetherHref} className={secondary}>
            {t('together.open')}
          </navigation.Link>
        ) : null}
      </div>
    </div>
  );
}
