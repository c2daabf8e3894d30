import * as z from 'zod';
import { accessLevels, refusals } from '../../access.ts';
import { validate as isProgramme } from '../../generated/validators/definitions/programme.js';
import { definition } from '../definition.ts';
import { SharingDetail } from '../catalogue/sharing.ts';

const Programme = definition('definitions/programme.schema.json', isProgramme);
const AccessLevel = z.enum(accessLevels);
const Playback = z.enum(['AVAILABLE', 'NOT_AVAILABLE']);

const Play = z.object({ outcome: z.literal('PLAY') });
const Refused = z.object({ outcome: z.literal('REFUSED'), reason: z.enum(refusals) });
const Settled = z.discriminatedUnion('outcome', [Play, Refused]);
/**
 * Access decision for the caller; for guests who have to sign in, also the decision after sign-in; for a title that
 * needs a licence, also the licences that open it and the decision for their holders.
 */
const Access = z.union([
  z.object({ outcome: z.literal('SIGN_IN'), then: Settled }),
  z.object({
    outcome: z.literal('REFUSED'),
    reason: z.literal('PURCHASE'),
    licenceIds: z.array(z.int()),
    then: Settled,
  }),
  Settled,
]);

/** Query parameters of the endpoints for a title's details and for its manifest. */
export const PlaybackQuery = z.object({
  includePlaybackDetails: z.literal('URL').optional(),
  displayGeoblocked: z.enum(['SHOW', 'HIDE']).optional(),
});

const Person = z.object({
  name: z.string(),
  /** The person's role in the production, in the caller's language. */
  role: z.string(),
  /** Name of the character that the person plays. */
  character: z.string().optional(),
});
export type Person = z.infer<typeof Person>;

/** Details of a video or event for its page, including the access decision. */
export const VideoDetails = z.object({
  id: z.int(),
  type: z.enum(['VOD', 'LIVE']),
  title: z.string(),
  description: z.string().optional(),
  longDescription: z.string().optional(),
  duration: z.number().optional(),
  thumbnailUrl: z.string().optional(),
  posterUrl: z.string().optional(),
  placeholder: z.string().optional(),
  accessLevel: AccessLevel,
  onlinePlayback: Playback,
  geoBlocked: z.boolean().optional(),
  access: Access,
  live: z.boolean().optional(),
  startDate: z.number().optional(),
  endDate: z.number().optional(),
  /** Whether an ended event has a recording, which the recordings endpoint returns. */
  hasRecording: z.boolean().optional(),
  audioTracks: z.array(z.string()).optional(),
  audioOnly: z.boolean().optional(),
  categories: z.array(z.string()).optional(),
  rating: z.object({ rating: z.string() }).optional(),
  publishedAt: z.string().optional(),
  people: z.array(Person).optional(),
  series: z.object({ seriesId: z.int(), title: z.string() }).optional(),
  episodeInformation: z
    .object({
      seasonNumber: z.int(),
      episodeNumber: z.int(),
      season: z.int().optional(),
      seasonTitle: z.string().optional(),
    })
    .optional(),
  logoUrl: z.string().optional(),
  /** Position up to which the caller has watched, in seconds. */
  watchProgress: z.number().optional(),
  premiereRelease: z.object({ type: z.string(), scheduledAt: z.string() }).optional(),
  programmingInfo: z
    .object({
      currentProgramme: Programme.optional(),
      nextProgramme: Programme.optional(),
      channelLogoUrl: z.string().optional(),
    })
    .optional(),
  /** Settings for sharing the title; absent if sharing is off for the realm. */
  socialSharingDetail: SharingDetail.optional(),
  playerUrlCallback: z.string().optional(),
  requestedAt: z.number(),
});
export type VideoDetails = z.infer<typeof VideoDetails>;

const AdUnit = z.object({
  adFormat: z.enum(['PREROLL', 'MIDROLL', 'VOD_VMAP']),
  adTagUrl: z.string(),
  insertionType: z.literal('CSAI'),
  /** Position of a mid-roll ad (MIDROLL), in seconds from the start of the video. */
  offset: z.number().optional(),
  /** Name of the ad server, as in the realm's `ads.nonceProviders`. */
  provider: z.string().optional(),
});
export type AdUnit = z.infer<typeof AdUnit>;

/** Response of the manifest endpoint: a signed, expiring URL that returns the list of streams. */
export const Manifest = z.object({
  playerUrlCallback: z.string(),
  accessLevel: AccessLevel,
  onlinePlayback: Playback,
  requestedAt: z.number(),
  googlePalContextId: z.string().optional(),
  adsConfiguration: z.object({ adUnits: z.array(AdUnit) }).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Response of the older stream endpoints. */
export const Stream = z.object({ playerUrlCallback: z.string() });

const Subtitle = z.object({ language: z.string(), format: z.enum(['vtt']), url: z.string(), lang: z.string() });

/** Decryption of a stream URL: the licence server or the AES128 keys, and the token for them. */
const Drm = z.object({
  /** Token that the player sends to `url` as `Authorization: Bearer`. */
  jwtToken: z.string(),
  /** URL of the licence server; for AES128 encryption, the prefix of the key URLs. */
  url: z.string(),
  encryptionMode: z.enum(['CENC', 'CBCS', 'AES128']),
  containerType: z.literal('CMAF'),
  /** DRM systems that can decrypt the stream; empty for AES128 encryption, which needs none. */
  keySystems: z.array(z.enum(['CLEARKEY', 'WIDEVINE', 'PLAYREADY', 'FAIRPLAY'])),
});
export type Drm = z.infer<typeof Drm>;

const Format = z.object({
  url: z.string(),
  subtitles: z.array(Subtitle.omit({ lang: true })),
  drm: Drm.optional(),
  adUnits: z.array(AdUnit).optional(),
});

const Watermark = z.object({
  text: z.string().optional(),
  url: z.string().optional(),
  position: z.enum(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']),
});

/** Response of the signed player callback: streams, subtitles and chapters of a title. */
export const PlayerJson = z.object({
  type: z.enum(['VOD', 'LIVE']),
  live: z.boolean(),
  duration: z.number().optional(),
  /** Streams of the title. The preferred format is first; a player that cannot play it uses the next. */
  hls: z.array(Format),
  dash: z.array(Format),
  /** A single file with the complete video, used if there are no streams or they fail. */
  mp4: z.array(Format).optional(),
  hlsUrl: z.string().optional(),
  dashUrl: z.string().optional(),
  subtitles: z.array(Subtitle),
  annotations: z.object({ titles: z.string().optional(), thumbnails: z.string().optional() }).nullable(),
  skipMarkers: z.array(z.object({ type: z.string(), start: z.number(), end: z.number() })),
  watermark: Watermark.nullable(),
  audioOnly: z.boolean().optional(),
  /** Whether media requests report playback data (CMCD, CTA-5004). */
  cmcd: z.boolean().optional(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnailUrl: z.string(),
  tags: z.array(z.string()),
  eventId: z.int().optional(),
  requestedAt: z.number(),
  googlePalContextId: z.string().optional(),
});
export type PlayerJson = z.infer<typeof PlayerJson>;
