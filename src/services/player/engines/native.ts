import { followEncrypted } from '../drm/encrypted-media.ts';
import { MediaFault, type MediaFaultKind } from '../media-fault.ts';
import type { StartEngine } from './engine.ts';

/** Distance that playback keeps to the live edge, in seconds (RFC 8216, 6.3.3: three target durations). */
const BEHIND_SECONDS = 6;

/** `getStartDate` of WebKit: wall-clock time of position 0 (HTML, 4.8.11.6). */
type WithStartDate = HTMLMediaElement & { getStartDate?: () => Date };

/** Error codes of media elements (HTML, 4.8.11.1). */
const kinds: Readonly<Record<number, MediaFaultKind>> = {
  [MediaError.MEDIA_ERR_NETWORK]: 'segment',
  [MediaError.MEDIA_ERR_DECODE]: 'media',
  [MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED]: 'unsupported',
};

/**
 * Browsers report an unreachable URL and an undecodable stream with the same error. A request to the URL tells them
 * apart.
 */
async function faultOfSource(url: string, detail: string): Promise<MediaFault> {
  try {
    const { ok, status } = await fetch(url, { headers: { range: 'bytes=0-0' } });
    return ok ? new MediaFault('unsupported', { detail }) : new MediaFault('manifest', { status, detail });
  } catch (cause) {
    return new MediaFault('manifest', { detail, cause });
  }
}

/**
 * Plays files, and HLS in browsers without Media Source Extensions, with the media element itself. The browser chooses
 * quality and audio track.
 */
export const start: StartEngine = (element, { source, events, startAt }) => {
  const abort = new AbortController();
  const on = (name: string, handler: () => void, once = false) =>
    element.addEventListener(name, handler, { signal: abort.signal, once });
  const isLive = () => element.duration === Number.POSITIVE_INFINITY && element.seekable.length > 0;
  const edge = () => element.seekable.end(element.seekable.length - 1);
  const begun = () => (element as WithStartDate).getStartDate?.().getTime() ?? Number.NaN;
  // Whether a stream is live is read from its duration, which is then infinite.
  const onWindow = () => {
    if (isLive()) events.onWindow({ earliest: element.seekable.start(0), edge: edge() });
  };
  on('timeupdate', onWindow);
  on('progress', onWindow);
  on(
    'loadedmetadata',
    () => {
      if (startAt && 'moment' in startAt && !Number.isNaN(begun()))
        element.currentTime = (startAt.moment - begun()) / 1000;
    },
    true,
  );
  on('resize', () => events.onHeight(element.videoHeight));
  on('error', () => {
    const { code = 0, message = '' } = element.error ?? {};
    const kind = kinds[code] ?? 'media';
    const detail = `media element ${code} ${message}`;
    if (kind !== 'unsupported') return events.onFatal(new MediaFault(kind, { detail }));
    void faultOfSource(source.url, detail).then((fault) => {
      if (!abort.signal.aborted) events.onFatal(fault);
    });
  });
  const unfollow =
    source.protection?.kind === 'eme' ? followEncrypted(element, source.protection, events.onFatal) : undefined;
  element.src = source.url;
  // Before the metadata is loaded, setting `currentTime` defines the start position.
  if (startAt && 'seconds' in startAt && startAt.seconds > 0) element.currentTime = startAt.seconds;
  return {
    setQuality: () => undefined,
    setHeightCap: () => undefined,
    setAudioTrack: () => undefined,
    setTextTrack: () => undefined,
    livePosition: () => (isLive() ? edge() - BEHIND_SECONDS : undefined),
    moment: () => (Number.isNaN(begun()) ? undefined : begun() + element.currentTime * 1000),
    stats: () => ({
      engine: 'native',
      bandwidth: undefined,
      bitrate: undefined,
      codecs: undefined,
      keySystem: source.protection?.kind === 'eme' ? source.protection.keySystems[0] : undefined,
    }),
    destroy: () => {
      abort.abort();
      unfollow?.();
      element.removeAttribute('src');
      element.load();
    },
  };
};
