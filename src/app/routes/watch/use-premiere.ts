import { useEffect, useState } from 'react';
import { getPremierePhase } from '#screens/watch/premiere/phase.ts';
import type { PremiereChoice, PremiereView } from '#screens/watch/premiere/premiere-view.ts';
import { type AccessUser, resolveAccess, whenSignedIn } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { premiereDone, rememberPremiere } from './premiere-memory.ts';
import { useFollowedPremiere } from './use-followed-premiere.ts';

/** The viewer's choice in a premiere's dialog, and the video that it belongs to. */
interface Chosen {
  id: number;
  choice: PremiereChoice;
  /** Returns the position in seconds that all viewers of the premiere share; only for viewers who joined it. */
  placeNow?: () => number;
}

interface WatchedPremiere {
  /** Latest known state of the video. */
  video: VideoDetails;
  /** State of the premiere; undefined if the page behaves like that of any other video, or if the video plays. */
  premiere: PremiereView | undefined;
  /** Returns the position in seconds that all viewers of the premiere share; for the player that joins it. */
  placeNow: (() => number) | undefined;
  /** Start position in seconds; depends on whether the viewer joins the premiere or starts from the beginning. */
  start: number | undefined;
}

interface Watching {
  viewer: AccessUser;
  /**
   * Whether the URL has a start position or belongs to a trailer. In both cases the video plays as soon as access
   * allows.
   */
  hasPlace: boolean;
}

/** Identifies a premiere of a video. */
interface Which {
  id: number;
  start: number;
}

const isOf = ({ id, start }: Which, other: Which | undefined): boolean => other?.id === id && other.start === start;

/** Returns a function that computes, by the server's clock, the position that all viewers of the premiere share. */
const placeIn =
  (start: number, clockOffset = 0) =>
  () =>
    getPremierePhase({ start }, Date.now() + clockOffset);

/**
 * State of a video page around its premiere: countdown, invitation to join, and playback after a choice. The choice is
 * stored for the life of the tab, so that a reload continues as before.
 */
export function usePremiere(drawn: VideoDetails, { viewer, hasPlace }: Watching): WatchedPremiere {
  const { id } = drawn;
  const [chosen, setChosen] = useState<Chosen>();
  const [offer, setOffer] = useState<Which & { modal: 'open' | 'away' }>();
  const isWatched = chosen?.id === id;
  const followed = useFollowedPremiere(drawn, {
    isGuest: viewer.isGuest,
    isWatched,
    follows: !(hasPlace && whenSignedIn(drawn.access).outcome === 'PLAY'),
  });
  const { phase, clockOffset, times } = followed ?? {};
  const video = followed?.video ?? drawn;
  const start = times?.start ?? 0;
  const canJoin = phase === 'on' && clockOffset !== undefined && resolveAccess(video.access, viewer).outcome === 'PLAY';
  const choose = (choice: PremiereChoice) => {
    if (choice !== 'play') rememberPremiere(id, start, choice);
    setChosen({ id, choice, ...(choice === 'join' && { placeNow: placeIn(start, clockOffset) }) });
  };
  useEffect(() => {
    if (!canJoin) return;
    const done = premiereDone(id, start);
    if (done === 'join') setChosen({ id, choice: done, placeNow: placeIn(start, clockOffset) });
    // After a reload, a viewer who had chosen to start from the beginning continues at the stored position.
    else if (done === 'beginning') setChosen({ id, choice: 'play' });
    else
      setOffer((now) =>
        isOf({ id, start }, now) ? now : { id, start, modal: done === 'dismissed' ? 'away' : 'open' },
      );
  }, [canJoin, clockOffset, id, start]);
  const modal = isOf({ id, start }, offer) ? offer?.modal : undefined;
  // After the premiere a cached page behaves like any other video. Nothing starts automatically for a viewer who saw
  // the invitation and did not choose, because they may have left.
  const isPast = phase === 'over' && modal === undefined;
  if (isWatched || !followed || isPast)
    return {
      video,
      premiere: undefined,
      placeNow: isWatched ? chosen.placeNow : undefined,
      start: isWatched && chosen.choice === 'beginning' ? 0 : undefined,
    };
  return {
    video,
    premiere: {
      phase: followed.phase,
      times: followed.times,
      clockOffset,
      isFailing: followed.isFailing,
      modal,
      ask: followed.ask,
      choose,
      dismiss: () => {
        rememberPremiere(id, start, 'dismissed');
        setOffer({ id, start, modal: 'away' });
      },
    },
    placeNow: undefined,
    start: undefined,
  };
}
