import Hls, { type ErrorData, type Fragment } from 'hls.js';
import { expect, test, vi } from 'vitest';
import type { MediaFault } from '../media-fault.ts';
import { nextStep } from '../recovery/next-step.ts';
import { toPlayerFault as messageOf } from '../faults.ts';
import { dashMeanings, toDashFault as dashFault, faultOfRemoved } from './dash-fault.ts';
import { toHlsFault as hlsFault, hlsMeanings, isFinal, isRecoverable } from './hls-fault.ts';

// dash.js reads these globals when it is imported.
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', { getElementsByTagName: () => [] });
vi.stubGlobal('getComputedStyle', () => ({}));
const { MediaPlayer, Protection } = await import('dashjs');
vi.unstubAllGlobals();

/** Names and codes of all dash.js errors, including its protection module. */
const dashErrors = Object.entries({ ...MediaPlayer.errors, ...Protection.errors }).flatMap(
  ([name, code]: [string, unknown]): [name: string, code: number][] => (typeof code === 'number' ? [[name, code]] : []),
);

const hlsError = (details: string, more: Partial<ErrorData> = {}): ErrorData =>
  ({ type: 'mediaError', details, fatal: true, error: new Error(details), ...more }) as ErrorData;

/**
 * Returns what the viewer sees after a fault in a playing stream that has a single URL: a retry or an error message.
 */
function outcomeOf(fault: MediaFault | undefined): string {
  if (!fault) return 'plays on without it';
  const { kind, status } = fault;
  const setback = {
    kind,
    status,
    isOnline: true,
    attempts: 0,
    since: 0,
    untried: 0,
    isRenewed: false,
    canSkip: false,
    hasPlayed: true,
  };
  const message = messageOf(fault, true).text ?? messageOf(fault, true).title;
  const step = nextStep(setback, 1);
  if (step.do !== 'again') return message;
  return `${nextStep({ ...setback, attempts: 2 }, 1).do === 'again' && kind === 'media' ? 'recover, skip' : 'retry'}, then ${message}`;
}

const RETRY = 'retry, then playbackFailedText';
const LICENCE = 'retry, then licenceDeniedText';
const RECOVER = 'recover, skip, then playbackDamagedText';
const UNSUPPORTED = 'playbackUnsupported';
const PROTECTED = 'playbackProtected';
const BESIDE = 'plays on without it';

test('maps every hls.js error to a retry, a skip, or a message that states the cause @play-20', () => {
  const outcomes = Object.values(Hls.ErrorDetails).map((details) => [details, outcomeOf(hlsFault(hlsError(details)))]);
  expect(Object.fromEntries(outcomes)).toEqual({
    keySystemNoKeys: LICENCE,
    keySystemNoAccess: UNSUPPORTED,
    keySystemNoSession: LICENCE,
    keySystemNoConfiguredLicense: LICENCE,
    keySystemLicenseRequestFailed: LICENCE,
    keySystemServerCertificateRequestFailed: LICENCE,
    keySystemServerCertificateUpdateFailed: LICENCE,
    keySystemSessionUpdateFailed: LICENCE,
    keySystemStatusOutputRestricted: PROTECTED,
    keySystemStatusInternalError: PROTECTED,
    keySystemDestroyMediaKeysError: BESIDE,
    keySystemDestroyCloseSessionError: BESIDE,
    keySystemDestroyRemoveSessionError: BESIDE,
    manifestLoadError: RETRY,
    manifestLoadTimeOut: RETRY,
    manifestParsingError: RETRY,
    manifestIncompatibleCodecsError: UNSUPPORTED,
    levelEmptyError: RETRY,
    playlistUnchangedError: RETRY,
    levelLoadError: RETRY,
    levelLoadTimeOut: RETRY,
    levelParsingError: RETRY,
    levelSwitchError: RETRY,
    audioTrackLoadError: RETRY,
    audioTrackLoadTimeOut: RETRY,
    subtitleTrackLoadError: BESIDE,
    subtitleTrackLoadTimeOut: BESIDE,
    fragLoadError: RETRY,
    fragLoadTimeOut: RETRY,
    fragDecryptError: RECOVER,
    fragParsingError: RECOVER,
    fragGap: RETRY,
    remuxAllocError: RECOVER,
    keyLoadError: LICENCE,
    keyLoadTimeOut: LICENCE,
    bufferAddCodecError: UNSUPPORTED,
    bufferIncompatibleCodecsError: UNSUPPORTED,
    bufferAppendError: RECOVER,
    bufferAppendingError: RECOVER,
    bufferAppendNoProgress: RECOVER,
    bufferStalledError: RETRY,
    bufferFullError: RECOVER,
    bufferSeekOverHole: RETRY,
    bufferNudgeOnStall: RETRY,
    assetListLoadError: BESIDE,
    assetListLoadTimeout: BESIDE,
    assetListParsingError: BESIDE,
    interstitialAssetItemError: BESIDE,
    internalException: RECOVER,
    aborted: RETRY,
    attachMediaError: RECOVER,
    mediaSourceRequiresReset: RECOVER,
    unknown: RETRY,
  });
  expect(Object.keys(hlsMeanings).toSorted()).toEqual(Object.values(Hls.ErrorDetails).toSorted());
});

test('maps every dash.js error to a retry, a skip, or a message that states the cause @play-20', () => {
  const outcomes = dashErrors.map(([name, code]) => [
    name.replace(/_CODE$/, ''),
    outcomeOf(dashFault({ error: { code, message: '' } })),
  ]);
  expect(Object.fromEntries(outcomes)).toEqual({
    MANIFEST_LOADER_PARSING_FAILURE_ERROR: RETRY,
    MANIFEST_LOADER_LOADING_FAILURE_ERROR: RETRY,
    XLINK_LOADER_LOADING_FAILURE_ERROR: BESIDE,
    SEGMENT_BASE_LOADER_ERROR: RETRY,
    TIME_SYNC_FAILED_ERROR: BESIDE,
    FRAGMENT_LOADER_LOADING_FAILURE_ERROR: RETRY,
    FRAGMENT_LOADER_NULL_REQUEST_ERROR: RETRY,
    URL_RESOLUTION_FAILED_GENERIC_ERROR: RETRY,
    APPEND_ERROR: RECOVER,
    REMOVE_ERROR: RECOVER,
    DATA_UPDATE_FAILED_ERROR: RETRY,
    CAPABILITY_MEDIASOURCE_ERROR: UNSUPPORTED,
    CAPABILITY_MEDIAKEYS_ERROR: UNSUPPORTED,
    DOWNLOAD_ERROR_ID_MANIFEST: RETRY,
    DOWNLOAD_ERROR_ID_SIDX: RETRY,
    DOWNLOAD_ERROR_ID_CONTENT: RETRY,
    DOWNLOAD_ERROR_ID_INITIALIZATION: RETRY,
    DOWNLOAD_ERROR_ID_XLINK: BESIDE,
    MANIFEST_ERROR_ID_PARSE: RETRY,
    MANIFEST_ERROR_ID_NOSTREAMS: RETRY,
    TIMED_TEXT_ERROR_ID_PARSE: BESIDE,
    MANIFEST_ERROR_ID_MULTIPLEXED: UNSUPPORTED,
    MEDIASOURCE_TYPE_UNSUPPORTED: UNSUPPORTED,
    NO_SUPPORTED_KEY_IDS: PROTECTED,
    MEDIA_KEYERR: LICENCE,
    MEDIA_KEYERR_UNKNOWN: LICENCE,
    MEDIA_KEYERR_CLIENT: LICENCE,
    MEDIA_KEYERR_SERVICE: LICENCE,
    MEDIA_KEYERR_OUTPUT: PROTECTED,
    MEDIA_KEYERR_HARDWARECHANGE: PROTECTED,
    MEDIA_KEYERR_DOMAIN: LICENCE,
    MEDIA_KEY_MESSAGE_ERROR: LICENCE,
    MEDIA_KEY_MESSAGE_NO_CHALLENGE_ERROR: LICENCE,
    SERVER_CERTIFICATE_UPDATED_ERROR: LICENCE,
    KEY_STATUS_CHANGED_EXPIRED_ERROR: LICENCE,
    MEDIA_KEY_MESSAGE_NO_LICENSE_SERVER_URL_ERROR: LICENCE,
    KEY_SYSTEM_ACCESS_DENIED_ERROR: UNSUPPORTED,
    KEY_SESSION_CREATED_ERROR: LICENCE,
    MEDIA_KEY_MESSAGE_LICENSER_ERROR: LICENCE,
  });
  const own = [1, 2, 3, 4, 5];
  expect(Object.keys(dashMeanings).map(Number)).toEqual(
    [...own, ...dashErrors.map(([, code]) => code)].toSorted((one, other) => one - other),
  );
});

test('reports a transport stream codec that hls.js cannot demux as unsupported at the first segment @play-20', () => {
  const error = new Error('Unsupported EC-3 in M2TS found');
  const data = hlsError('fragParsingError', { fatal: false, error });
  const fault = hlsFault(data);
  expect(fault?.kind).toBe('unsupported');
  expect(fault && isFinal(fault, data)).toBe(true);
  const damaged = hlsError('fragParsingError', { fatal: false, error: new Error('no moof') });
  expect(isFinal(hlsFault(damaged) as MediaFault, damaged)).toBe(false);
});

test('retries with a new media source only for errors that a new one can fix @play-20', () => {
  const repaired = Object.values(Hls.ErrorDetails).filter((details) => {
    const fault = hlsFault(hlsError(details));
    return fault && isRecoverable(fault);
  });
  expect(repaired).not.toContain('bufferAddCodecError');
  expect(repaired).not.toContain('manifestIncompatibleCodecsError');
  expect(repaired).toContain('bufferAppendError');
});

test('continues playback without a subtitle segment that fails to load @play-11', () => {
  expect(hlsFault(hlsError('fragLoadError', { frag: { type: 'subtitle' } as Fragment }))).toBeUndefined();
});

test('reports "unsupported" when no video or no audio track is left in the manifest @play-20', () => {
  const video = { contentType: 'video' };
  const audio = { mimeType: 'audio/mp4' };
  const left = (...sets: object[]) => ({ Period: [{ AdaptationSet: sets }] });
  expect(faultOfRemoved(video, left(audio))?.kind).toBe('unsupported');
  expect(faultOfRemoved(audio, left(video))?.kind).toBe('unsupported');
  expect(faultOfRemoved(video, left(audio, { contentType: 'video' }))).toBeUndefined();
  expect(faultOfRemoved({ contentType: 'image' }, left(video, audio))).toBeUndefined();
  expect(
    faultOfRemoved(video, { Period: [{ AdaptationSet: [audio] }, { AdaptationSet: [{ ...video }] }] }),
  ).toBeUndefined();
});

test('reports "unsupported" when all tracks of a manifest were removed, and retries a broken manifest @play-20', () => {
  const nostreams = (message: string) => dashFault({ error: { code: 32, message } })?.kind;
  expect(nostreams('No streams to play.')).toBe('unsupported');
  expect(nostreams('duration of undefined nostreamscomposed')).toBe('manifest');
});

test('distinguishes a missing decoder from damaged media @play-20', () => {
  const kindOf = (words: string) =>
    dashFault({ error: { code: 4, message: `MEDIA_ERR_SRC_NOT_SUPPORTED (${words})` } })?.kind;
  expect(kindOf('DEMUXER_ERROR_NO_SUPPORTED_STREAMS')).toBe('unsupported');
  expect(kindOf('CHUNK_DEMUXER_ERROR_APPEND_FAILED: Stream parsing failed.')).toBe('media');
});
