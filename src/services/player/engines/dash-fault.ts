import { MediaFault, type MediaFaultKind } from '../media-fault.ts';

/** What dash.js tells of an error: in one of several shapes, of which the statuses stand in words. */
interface DashError {
  error?: string | { code?: number; message?: string; data?: { response?: { status?: number } } };
}

/** What an error of dash.js means for playback. `beside`: it concerns a part that playback continues without. */
type Meaning = MediaFaultKind | 'beside';

/** Every error of dash.js, by its number (`MediaPlayer.errors`); those of the media element itself (HTML, 4.8.11.1) are 1 to 5. */
export const dashMeanings: Readonly<Record<number, Meaning>> = {
  1: 'beside',
  2: 'segment',
  3: 'media',
  4: 'media',
  5: 'protected',
  10: 'manifest',
  11: 'manifest',
  // XLink, and the clock that a live stream is synchronised with.
  12: 'beside',
  16: 'beside',
  29: 'beside',
  15: 'segment',
  17: 'segment',
  18: 'segment',
  19: 'segment',
  20: 'media',
  21: 'media',
  22: 'manifest',
  23: 'unsupported',
  24: 'unsupported',
  25: 'manifest',
  26: 'segment',
  27: 'segment',
  28: 'segment',
  31: 'manifest',
  32: 'manifest',
  // Subtitles.
  33: 'beside',
  34: 'unsupported',
  35: 'unsupported',
  36: 'protected',
  100: 'licence',
  101: 'licence',
  102: 'licence',
  103: 'licence',
  104: 'protected',
  105: 'protected',
  106: 'licence',
  107: 'licence',
  108: 'licence',
  109: 'licence',
  110: 'licence',
  111: 'licence',
  112: 'unsupported',
  113: 'licence',
  114: 'licence',
};

/** One number says that a manifest is broken and, in these words, that every track of it was left out. */
const NO_TRACKS = /^No streams to play/;

/** The browser's demuxer found no stream that it has a decoder for (Chromium's `DEMUXER_ERROR_NO_SUPPORTED_STREAMS`). */
const NO_DECODER = /no_supported_streams|not.supported/i;

function meaningOf(code: number, message: string): Meaning {
  if (code === 32 && NO_TRACKS.test(message)) return 'unsupported';
  const meaning = dashMeanings[code] ?? 'media';
  // The name of error 4 itself contains the words.
  const words = message.replace(/^MEDIA_ERR_SRC_NOT_SUPPORTED/, '');
  return meaning === 'media' && NO_DECODER.test(words) ? 'unsupported' : meaning;
}

/** The status in words like `HTTP Status Code: 401` or, of licences, `status is "Unauthorized" (401)`; 0 of an address that did not answer. */
function statusOf(message: string): number | undefined {
  const [, found] =
    /(?:status(?: code)?[:\s]+|statusText.*?- |status is "[^"]*" \()([1-9]\d{2})\b/i.exec(message) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** The fault that an error of dash.js is; undefined where playback continues without the part that failed. */
export function faultOf(event: unknown): MediaFault | undefined {
  const { error } = event as DashError;
  if (error === undefined) return undefined;
  if (typeof error === 'string') return new MediaFault('media', { detail: `dash.js ${error}` });
  const { code = 0, message = '', data } = error;
  const meaning = meaningOf(code, message);
  if (meaning === 'beside') return undefined;
  return new MediaFault(meaning, {
    status: data?.response?.status || statusOf(message),
    detail: `dash.js ${code} ${message}`,
  });
}

/** An AdaptationSet as dash.js keeps it. */
export interface AdaptationSet {
  contentType?: string;
  mimeType?: string;
  codecs?: string;
}

const typeOf = ({ contentType, mimeType = '' }: AdaptationSet): string | undefined =>
  contentType ?? mimeType.split('/')[0];

/**
 * The fault of a manifest from which dash.js removed an AdaptationSet that the browser cannot decode; undefined while a Period has another
 * one of its kind. dash.js itself plays the rest, without a picture or without sound, and reports no error.
 */
export function faultOfRemoved(
  removed: AdaptationSet,
  { Period = [] }: { Period?: readonly { AdaptationSet?: readonly AdaptationSet[] }[] },
): MediaFault | undefined {
  const type = typeOf(removed);
  if (type !== 'video' && type !== 'audio') return undefined;
  const isLeft = Period.some((period) => period.AdaptationSet?.some((set) => set !== removed && typeOf(set) === type));
  return isLeft
    ? undefined
    : new MediaFault('unsupported', { detail: `dash.js has no ${type} that this browser decodes` });
}
