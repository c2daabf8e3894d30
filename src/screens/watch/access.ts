import type { VideoDetails } from '#schemas/wire/playback.ts';

/** What a viewer meets on the video page. */
export type AccessOutcome = 'play' | 'signIn' | 'geoblocked' | 'purchase' | 'notYet';

/** Decides what is shown in the player's place. `isGuest` because the page is drawn as for a guest. */
export function accessOutcome(
  video: Pick<VideoDetails, 'accessLevel' | 'onlinePlayback' | 'geoBlocked'>,
  isGuest: boolean,
): AccessOutcome {
  if (video.geoBlocked) return 'geoblocked';
  if (video.accessLevel === 'DENIED') return 'purchase';
  if (video.accessLevel === 'GRANTED_ON_SIGN_IN' && isGuest) return 'signIn';
  return video.onlinePlayback === 'AVAILABLE' ? 'play' : 'notYet';
}
