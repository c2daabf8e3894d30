import type { Card } from '#schemas/generated/types.ts';
import { type Person, VideoDetails } from '#schemas/wire/playback.ts';
import type { SharingDetail } from '#schemas/wire/sharing.ts';
import { cardOf } from '../../catalogue/catalogue/card.ts';
import { playedAs } from '../../catalogue/catalogue/kinds.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Playable } from './playable.ts';

type Shared = keyof VideoDetails & keyof Card;

/** What of a card a video in full says in the same words. */
const sharedWith = (card: Card): Pick<Card, Shared> =>
  Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(VideoDetails.shape, name))) as Pick<
    Card,
    Shared
  >;

/** What is known of a title besides what the catalogue says. */
interface Besides {
  /** Signed address of its streams, for those who may play it. */
  callback: string | undefined;
  /** How far the caller has watched it, in seconds. */
  watchProgress: number | undefined;
  /** Who made it and who is in it, in the caller's language. */
  people: Person[] | undefined;
  /** How it is passed on to others, where it is. */
  socialSharingDetail: SharingDetail | undefined;
}

/** A video or event in full. */
export function detailsOf({ content, audience, access }: Playable, { callback, ...besides }: Besides): VideoDetails {
  return omitUndefined({
    ...sharedWith(cardOf(content, audience)),
    type: playedAs(content.kind),
    onlinePlayback: access.onlinePlayback,
    geoBlocked: access.geoBlocked || undefined,
    access: access.decision,
    publishedAt: content.body.publishedAt,
    ...besides,
    playerUrlCallback: callback,
    requestedAt: audience.now,
  });
}
