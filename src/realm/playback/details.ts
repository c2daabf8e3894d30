import type { VideoDetails } from '#schemas/wire/playback.ts';
import { cardOf } from '../catalogue/card.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Playable } from './playable.ts';

/** A video or event in full. `callback` is the signed address of its streams, for those who may play it. */
export function detailsOf({ content, audience, access }: Playable, callback: string | undefined): VideoDetails {
  const card = cardOf(content, audience);
  return omitUndefined({
    id: card.id,
    type: content.kind === 'EVENT' ? ('LIVE' as const) : ('VOD' as const),
    title: card.title,
    description: card.description,
    longDescription: card.longDescription,
    duration: card.duration,
    thumbnailUrl: card.thumbnailUrl,
    posterUrl: card.posterUrl,
    placeholder: card.placeholder,
    accessLevel: access.accessLevel,
    onlinePlayback: access.onlinePlayback,
    geoBlocked: access.geoBlocked || undefined,
    access: access.decision,
    live: card.live,
    startDate: card.startDate,
    endDate: card.endDate,
    audioTracks: card.audioTracks,
    audioOnly: card.audioOnly,
    categories: card.categories,
    rating: card.rating && { rating: card.rating.rating },
    publishedAt: content.body.publishedAt,
    series: card.series,
    episodeInformation: card.episodeInformation,
    logoUrl: card.logoUrl,
    premiereRelease: card.premiereRelease,
    programmingInfo: card.programmingInfo,
    playerUrlCallback: callback,
    requestedAt: audience.now,
  });
}
