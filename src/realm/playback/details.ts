import type { Card } from '#schemas/generated/types.ts';
import { VideoDetails } from '#schemas/wire/playback.ts';
import { cardOf } from '../catalogue/card.ts';
import { playedAs } from '../catalogue/kinds.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Playable } from './playable.ts';

type Shared = keyof VideoDetails & keyof Card;

/** What of a card a video in full says in the same words. */
const sharedWith = (card: Card): Pick<Card, Shared> =>
  Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(VideoDetails.shape, name))) as Pick<
    Card,
    Shared
  >;

/** A video or event in full. `callback` is the signed address of its streams, for those who may play it. */
export function detailsOf({ content, audience, access }: Playable, callback: string | undefined): VideoDetails {
  return omitUndefined({
    ...sharedWith(cardOf(content, audience)),
    type: playedAs(content.kind),
    onlinePlayback: access.onlinePlayback,
    geoBlocked: access.geoBlocked || undefined,
    access: access.decision,
    publishedAt: content.body.publishedAt,
    playerUrlCallback: callback,
    requestedAt: audience.now,
  });
}
