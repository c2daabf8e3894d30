import { useEffect, useState } from 'react';
import { placeAt } from '#screens/watch/premiere/phase.ts';
import type { PremiereChoice, PremiereView } from '#screens/watch/premiere/premiere-view.ts';
import { whenSignedIn } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import { premiereDone, rememberPremiere } from './premiere-memory.ts';
import { useFollowedPremiere } from './use-followed-premiere.ts';

/** What a viewer has chosen, and of which film. */
interface Chosen {
  id: number;
  choice: PremiereChoice;
  /** Where everybody is, in seconds, for whoever has joined them. */
  placeNow?: () => number;
}

interface WatchedPremiere {
  /** The film as the server said it last. */
  video: VideoDetails;
  /** Undefined where the page is as that of any other film, or the film plays. */
  premiere: PremiereView | undefined;
  /** Where everybody is, in seconds, for the player that joins them. */
  placeNow: (() => number) | undefined;
  /** Where the viewer's choice has the player begin, in seconds. */
  start: number | undefined;
}

interface Watching {
  isGuest: boolean;
  /** Whether the address says itself where it begins, or that it is a trailer: then it just plays, once it may. */
  hasPlace: boolean;
}

/** Which premiere of which film something was done about. */
interface Which {
  id: number;
  start: number;
}

const isOf = ({ id, start }: Which, other: Which | undefined): boolean => other?.id === id && other.start === start;

/** Tells where everybody is in a premiere that began at a moment, by the server's clock. */
const placeIn =
  (start: number, clockOffset = 0) =>
  () =>
    placeAt({ start }, Date.now() + clockOffset);

/**
 * A film's page around its premiere: it counts down, offers to join once one may, and lets whoever has chosen watch. The
 * choice is kept while the tab is open, so that the page goes on as it was when it is loaded anew.
 */
export function usePremiere(drawn: VideoDetails, { isGuest, hasPlace }: Watching): WatchedPremiere {
  const { id } = drawn;
  const [chosen, setChosen] = useState<Chosen>();
  const [offer, setOffer] = useState<Which & { modal: 'open' | 'away' }>();
  const isWatched = chosen?.id === id;
  const followed = useFollowedPremiere(drawn, {
    isGuest,
    isWatched,
    follows: !(hasPlace && whenSignedIn(drawn.access).outcome === 'PLAY'),
  });
  const { phase, clockOffset, times } = followed ?? {};
  const video = followed?.video ?? drawn;
  const start = times?.start ?? 0;
  const canJoin =
    phase === 'on' &&
    clockOffset !== undefined &&
    (isGuest ? video.access : whenSignedIn(video.access)).outcome === 'PLAY';
  const choose = (choice: PremiereChoice) => {
    if (choice !== 'play') rememberPremiere(id, start, choice);
    setChosen({ id, choice, ...(choice === 'join' && { placeNow: placeIn(start, clockOffset) }) });
  };
  useEffect(() => {
    if (!canJoin) return;
    const done = premiereDone(id, start);
    if (done === 'join') setChosen({ id, choice: done, placeNow: placeIn(start, clockOffset) });
    // Who began at the beginning goes on where they were.
    else if (done === 'beginning') setChosen({ id, choice: 'play' });
    else
      setOffer((now) =>
        isOf({ id, start }, now) ? now : { id, start, modal: done === 'dismissed' ? 'away' : 'open' },
      );
  }, [canJoin, clockOffset, id, start]);
  const modal = isOf({ id, start }, offer) ? offer?.modal : undefined;
  // Who comes when it is over, to a page that was kept, has a film as any other. Nothing starts by itself for somebody who
  // was there and did not choose: they may have left.
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
