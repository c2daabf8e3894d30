import type { ErrorData, ErrorDetails } from 'hls.js';
import { MediaFault, type MediaFaultKind } from '../media-fault.ts';

/**
 * Meaning of an hls.js error. `beside`: only something that playback does not need has failed, so playback continues.
 */
type Meaning = MediaFaultKind | 'beside';

/** All hls.js errors. An error that a new version adds fails the type check. */
export const hlsMeanings: Readonly<Record<`${ErrorDetails}`, Meaning>> = {
  keySystemNoKeys: 'licence',
  keySystemNoAccess: 'unsupported',
  keySystemNoSession: 'licence',
  keySystemNoConfiguredLicense: 'licence',
  keySystemLicenseRequestFailed: 'licence',
  keySystemServerCertificateRequestFailed: 'licence',
  keySystemServerCertificateUpdateFailed: 'licence',
  keySystemSessionUpdateFailed: 'licence',
  keySystemStatusOutputRestricted: 'protected',
  keySystemStatusInternalError: 'protected',
  keySystemDestroyMediaKeysError: 'beside',
  keySystemDestroyCloseSessionError: 'beside',
  keySystemDestroyRemoveSessionError: 'beside',
  manifestLoadError: 'manifest',
  manifestLoadTimeOut: 'manifest',
  manifestParsingError: 'manifest',
  manifestIncompatibleCodecsError: 'unsupported',
  levelEmptyError: 'manifest',
  playlistUnchangedError: 'manifest',
  levelLoadError: 'manifest',
  levelLoadTimeOut: 'manifest',
  levelParsingError: 'manifest',
  levelSwitchError: 'manifest',
  audioTrackLoadError: 'manifest',
  audioTrackLoadTimeOut: 'manifest',
  subtitleTrackLoadError: 'beside',
  subtitleTrackLoadTimeOut: 'beside',
  fragLoadError: 'segment',
  fragLoadTimeOut: 'segment',
  fragDecryptError: 'media',
  fragParsingError: 'media',
  fragGap: 'segment',
  remuxAllocError: 'media',
  keyLoadError: 'licence',
  keyLoadTimeOut: 'licence',
  bufferAddCodecError: 'unsupported',
  bufferIncompatibleCodecsError: 'unsupported',
  bufferAppendError: 'media',
  bufferAppendingError: 'media',
  bufferAppendNoProgress: 'media',
  bufferStalledError: 'stalled',
  bufferFullError: 'media',
  bufferSeekOverHole: 'stalled',
  bufferNudgeOnStall: 'stalled',
  assetListLoadError: 'beside',
  assetListLoadTimeout: 'beside',
  assetListParsingError: 'beside',
  interstitialAssetItemError: 'beside',
  internalException: 'media',
  aborted: 'segment',
  attachMediaError: 'media',
  mediaSourceRequiresReset: 'media',
  unknown: 'manifest',
};

/** The demuxer has no error code for unsupported codecs, only messages such as `Unsupported EC-3 in M2TS found`. */
const UNSUPPORTED_CODEC = /^unsupported .+ in /i;

/**
 * The browser's demuxer found no stream with an available decoder (Chromium's `DEMUXER_ERROR_NO_SUPPORTED_STREAMS`).
 */
const NO_DECODER = /no_supported_streams|not.supported/i;

function meaningOf({ details, error, frag }: ErrorData): Meaning {
  if (frag?.type === 'subtitle') return 'beside';
  const meaning = hlsMeanings[details] ?? 'media';
  const isCodec = details === 'fragParsingError' && UNSUPPORTED_CODEC.test(error?.message ?? '');
  return isCodec || (meaning === 'media' && NO_DECODER.test(error?.message ?? '')) ? 'unsupported' : meaning;
}

/**
 * Converts an hls.js error into a fault; undefined if playback continues without what has failed, such as a subtitle
 * segment.
 */
export function toHlsFault(data: ErrorData): MediaFault | undefined {
  const meaning = meaningOf(data);
  if (meaning === 'beside') return undefined;
  const { response, networkDetails, details, error } = data;
  // If there was no response, hls.js reports status 0, which is converted to undefined.
  const status = response?.code || (networkDetails as XMLHttpRequest | null | undefined)?.status || undefined;
  const { end } = data.frag ?? {};
  return new MediaFault(meaning, { status, detail: `hls.js ${details}`, cause: error, until: end });
}

/** Whether the fault may disappear with a new media source. The hls.js documentation recommends to try that once. */
export const isRecoverable = ({ kind }: MediaFault): boolean => kind === 'media' || kind === 'stalled';

/** Whether the fault is certain to remain, so that the player does not wait for the retries of hls.js. */
export const isFinal = ({ kind }: MediaFault, { details, fatal }: Pick<ErrorData, 'details' | 'fatal'>): boolean =>
  fatal || (kind === 'unsupported' && details === 'fragParsingError');
