import type { FilmFiles, FilmTrack } from './film-files.ts';
import type { PlaylistWindow } from './hls.ts';

/**
 * Replaces SegmentBase in the video's own manifest by templates for the rewritten segments (ISO/IEC 23009-1, 5.3.9.4).
 * `more` are extra attributes of each template.
 */
function withTemplates(manifest: string, { tracks }: FilmFiles, more: string): string {
  return manifest.replace(
    /<BaseURL>([\w-]+)\.mp4<\/BaseURL>\s*<SegmentBase[\s\S]*?<\/SegmentBase>/g,
    (found, name: string) => {
      const track = tracks.get(name);
      return track ? template(track, more) : found;
    },
  );
}

/**
 * Segments are numbered by their average duration: audio segments, which end at a frame boundary, differ from it by
 * less than one frame.
 */
function template({ name, timescale, seconds, segments }: FilmTrack, more: string): string {
  const duration = Math.round((seconds / segments.length) * timescale);
  return `<SegmentTemplate timescale="${timescale}" duration="${duration}" startNumber="0" initialization="../loop/init-${name}.mp4" media="../loop/${name}-$Number$.m4s"${more}/>`;
}

const withRoot = (manifest: string, attributes: string): string =>
  manifest.replace(/<MPD [^>]*>/, `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" ${attributes}>`);

const LIVE_PROFILE = 'profiles="urn:mpeg:dash:profile:isoff-live:2011"';

/**
 * The DASH manifest of a video looped to `seconds`; texts and thumbnails are as long. `up` is the relative path to the
 * video's folder.
 */
export function repeatedMpd(manifest: string, film: FilmFiles, seconds: number, up: string): string {
  const root = `${LIVE_PROFILE} type="static" mediaPresentationDuration="PT${seconds}S" minBufferTime="PT2S"`;
  return withRoot(withTemplates(manifest, film, ''), root).replace('media="sprite.jpg?', `media="${up}sprite.jpg?`);
}

/** Removes text and image sets, which a live stream does not have. */
const withoutTexts = (manifest: string): string =>
  manifest.replace(/\s*<AdaptationSet [^>]*contentType="(?:text|image)"[\s\S]*?<\/AdaptationSet>/g, '');

/** Suggested delay behind the live edge in seconds: usual, and for low latency. */
const DELAY = { usual: 6, low: 1.5 } as const;

/**
 * The DASH manifest of a live stream. Its timeline starts in 1970, so that only the DVR window ever changes. With low
 * latency, segments may be requested as soon as their first partial segment exists (DASH-IF CR low latency live).
 */
export function liveMpd(manifest: string, film: FilmFiles, { now, from }: PlaylistWindow, lowLatency: boolean): string {
  const early = lowLatency ? ' availabilityTimeOffset="1.45" availabilityTimeComplete="false"' : '';
  const delay = lowLatency ? DELAY.low : DELAY.usual;
  const root = [
    LIVE_PROFILE,
    'type="dynamic"',
    'availabilityStartTime="1970-01-01T00:00:00Z"',
    'publishTime="1970-01-01T00:00:00Z"',
    'minimumUpdatePeriod="PT30S"',
    'minBufferTime="PT1S"',
    `timeShiftBufferDepth="PT${Math.max(0, Math.floor(now - from))}S"`,
    'maxSegmentDuration="PT2.1S"',
    `suggestedPresentationDelay="PT${delay}S"`,
  ].join(' ');
  const latency = lowLatency
    ? '<ServiceDescription id="0"><Latency target="1500" min="800" max="4000"/><PlaybackRate min="0.96" max="1.04"/></ServiceDescription>\n  '
    : '';
  const timing = '<UTCTiming schemeIdUri="urn:mpeg:dash:utc:http-iso:2014" value="time"/>';
  return withRoot(withTemplates(withoutTexts(manifest), film, early), root)
    .replace('<Period ', `${latency}<Period `)
    .replace('</MPD>', `  ${timing}\n</MPD>`);
}
