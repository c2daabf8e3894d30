/*
 * Complete program of a page in browsers below the baseline (docs/engines.md): plays the title natively. Compiled for
 * Chromium 69 and independent of the application's code.
 */

interface Format {
  url: string;
  drm?: unknown;
}

/**
 * Fields that this program reads from the responses of the manifest call and of its signed callback (wire docs: play a
 * title).
 */
interface Streams {
  hls: Format[];
  mp4?: Format[];
  subtitles: { url: string; language: string; lang: string }[];
}

const stage = document.querySelector<HTMLElement>('[data-stage]');
/** Data attributes that the page's inline script has set (`PlainPage` in src/app/server/starter.ts). */
const { type, id, realm = '', locale = '', unsupported = '', failed = '' } = stage ? stage.dataset : {};

/** The server refused the request with a 4xx status. */
class RefusedError extends Error {}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      realm,
      'accept-language': locale,
      'x-playbill-session': 'cookie',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status >= 400 && response.status < 500) throw new RefusedError(`${method} ${path}: ${response.status}`);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

async function loadStreams(): Promise<Streams> {
  await call('POST', '/api/v2/session', {});
  const kind = type === 'LIVE' ? 'event' : 'video';
  const { playerUrlCallback } = await call<{ playerUrlCallback: string }>(
    'POST',
    `/api/v5/manifest/${kind}/${id}?includePlaybackDetails=URL`,
    {},
  );
  return call('GET', new URL(playerUrlCallback).pathname);
}

/** Replaces the picture by a text. */
function show(place: Element, text: string): void {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = text;
  place.appendChild(paragraph);
}

/**
 * Replaces the picture by a native player for the title. Skips protected streams, because this program does not support
 * DRM.
 */
async function play(place: Element): Promise<void> {
  const video = document.createElement('video');
  const { hls, mp4 = [], subtitles } = await loadStreams();
  const playable = video.canPlayType('application/vnd.apple.mpegurl') ? [...hls, ...mp4] : mp4;
  const source = playable.filter(({ drm }) => !drm)[0];
  if (!source) {
    show(place, unsupported);
    return;
  }
  video.controls = true;
  video.autoplay = true;
  video.setAttribute('playsinline', '');
  video.style.width = '100%';
  video.addEventListener('error', () => show(place, unsupported));
  video.src = source.url;
  for (const { url, language, lang } of subtitles) {
    const track = document.createElement('track');
    track.kind = 'subtitles';
    track.src = url;
    track.srclang = lang;
    track.label = language;
    video.appendChild(track);
  }
  place.textContent = '';
  place.appendChild(video);
}

if (stage)
  play(stage).catch((error: unknown) => {
    // If the server refused playback, for example because it requires sign-in, the page already explains why.
    if (!(error instanceof RefusedError)) show(stage, failed);
  });
