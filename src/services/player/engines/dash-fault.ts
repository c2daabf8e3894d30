import { MediaFault, type MediaFaultKind } from '../media-fault.ts';

/** Error event of dash.js, which has several shapes. HTTP statuses may appear in the message only. */
interface DashError {
  error?: string | { code?: number; message?: string; data?: { response?: { status?: number } } };
}

/**
 * Meaning of a dash.js error. `beside`: only something that playback does not need has failed, so playback continues.
 */
type Meaning = MediaFaultKind | 'beside';

/** All dash.js errors by code (`MediaPlayer.errors`). Codes 1 to 5 are those of the media element (HTML, 4.8.11.1). */
export const dashMeanings: Readonly<Record<number, Meaning>> = {
  1: 'beside',
  2: 'segment',
  3: 'media',
  4: 'media',
  5: 'protected',
  10: 'manifest',
  11: 'manifest',
  // Errors of XLink and of the clock synchronization of live streams.
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
  // Errors of subtitles.
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

/** Error 32 means a broken manifest. With this message, it means that dash.js has removed all tracks as unplayable. */
const NO_TRACKS = /^No streams to play/;

/**
 * The browser's demuxer found no stream with an available decoder (Chromium's `DEMUXER_ERROR_NO_SUPPORTED_STREAMS`).
 */
const NO_DECODER = /no_supported_streams|not.supported/i;

function meaningOf(code: number, message: string): Meaning {
  if (code === 32 && NO_TRACKS.test(message)) return 'unsupported';
  const meaning = dashMeanings[code] ?? 'media';
  // The name of error 4 itself matches the pattern, so it is removed from the message first.
  const words = message.replace(/^MEDIA_ERR_SRC_NOT_SUPPORTED/, '');
  return meaning === 'media' && NO_DECODER.test(words) ? 'unsupported' : meaning;
}

/**
 * Extracts the HTTP status from messages such as `HTTP Status Code: 401` or, for licences, `status is "Unauthorized"
 * (401)`. Status 0 (no response) yields undefined.
 */
function statusOf(message: string): number | undefined {
  const [, found] =
    /(?:status(?: code)?[:\s]+|statusText.*?- |status is "[^"]*" \()([1-9]\d{2})\b/i.exec(message) ?? [];
  return found === undefined ? undefined : Number(found);
}

/**
 * Converts a dash.js error into a fault; undefined if playback continues without what has failed, such as a subtitle
 * segment.
 */
export function toDashFault(event: unknown): MediaFault | undefined {
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

/** An AdaptationSet in the form of dash.js. */
export interface AdaptationSet {
  contentType?: string;
  mimeType?: string;
  codecs?: string;
}

const typeOf = ({ contentType, mimeType = '' }: AdaptationSet): string | undefined =>
  contentType ?? mimeType.split('/')[0];

/**
 * Fault of a manifest after dash.js removed an AdaptationSet that the browser cannot decode; undefined if another of
 * the same type remains. dash.js would play on without picture or sound and report no error.
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
