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
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { aroundOf, NeighbourLinks, type Neighbours, UpNext } from './neighbours.tsx';
import { Player } from './player/player.tsx';
import { People } from './people.tsx';
import { Barrier, Poster } from './stage.tsx';
import { LazyPremiereDialog } from './premiere/lazy-premiere-dialog.tsx';
import { PremiereStage } from './premiere/premiere-stage.tsx';
import type { PremiereView } from './premiere/premiere-view.ts';
import * as styles from './watch-screen.styles.ts';

/** The title that a trailer belongs to. */
export interface TrailerOf {
  id: number;
  title: string;
}

interface WatchScreenProps {
  video: VideoDetails;
  brand: string;
  player: PlayerPort;
  /** Access decision: whether this viewer may watch the video, or what they need for that. */
  access: AccessDecision;
  /** The video's premiere, while it is upcoming or joinable and not being watched. */
  premiere: PremiereView | undefined;
  trailerOf: TrailerOf | undefined;
  /** URL of the sign-in page. */
  signInHref: string;
  /** URL of watching together; undefined if the video does not play. */
  togetherHref: string | undefined;
  /** Previous and next titles, if the video is in a list. */
  neighbours: Neighbours | undefined;
  /** Countdown to the next title in seconds; default of the player if the realm sets none. */
  nextSeconds: number | undefined;
}

/** Page of a video: the player or the reason why it does not play, and details. The player persists between videos. */
export function WatchScreen(props: WatchScreenProps) {
  const { video, brand, player, access, premiere, trailerOf, signInHref, togetherHref, neighbours, nextSeconds } =
    props;
  const { navigation } = usePorts();
  // The player is rendered after hydration in a deferred update, so that it does not block the page.
  const hydrated = useDeferredValue(useHydrated());
  const around = useMemo(() => aroundOf(neighbours, navigation), [neighbours, navigation]);
  const barrier = <Barrier access={access} video={video} signInHref={signInHref} />;
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
  // The shared URL does not contain the list that the viewer came from, because that list may be private.
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
