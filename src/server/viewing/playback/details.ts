import type { Card } from '#schemas/generated/types.ts';
import { type Person, VideoDetails } from '#schemas/wire/viewing/playback.ts';
import type { SharingDetail } from '#schemas/wire/catalogue/sharing.ts';
import { toCard } from '../../catalogue/catalogue/card.ts';
import { getPlaybackType } from '../../catalogue/catalogue/kinds.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Playable } from './playable.ts';

type Shared = keyof VideoDetails & keyof Card;

/** Fields that a card and video details share. */
const sharedWith = (card: Card): Pick<Card, Shared> =>
  Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(VideoDetails.shape, name))) as Pick<
    Card,
    Shared
  >;

/** Details that are not in the catalogue. */
interface Besides {
  /** Signed address of the streams; undefined if the title cannot be played. */
  callback: string | undefined;
  /** The viewer's progress in seconds. */
  watchProgress: number | undefined;
  /** Cast and crew in the request's language. */
  people: Person[] | undefined;
  /** Sharing options; undefined if sharing is off. */
  socialSharingDetail: SharingDetail | undefined;
}

/** Builds the details of a video or event. */
export function detailsOf({ content, audience, access }: Playable, { callback, ...besides }: Besides): VideoDetails {
  return omitUndefined({
    ...sharedWith(toCard(content, audience)),
    type: getPlaybackType(content.kind),
    onlinePlayback: access.onlinePlayback,
    geoBlocked: access.geoBlocked || undefined,
    access: access.decision,
    publishedAt: content.body.publishedAt,
    ...besides,
    playerUrlCallback: callback,
    requestedAt: audience.now,
  });
}
