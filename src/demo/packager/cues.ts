/** A cue of a WebVTT file (W3C WebVTT, 4.1). Times in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const TIMING = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) --> (?:(\d+):)?(\d\d):(\d\d\.\d{3})/;

const seconds = (hours: string | undefined, minutes: string | undefined, rest: string | undefined) =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);

/** Parses WebVTT as written by `npm run films`: without styles, regions or settings. */
export function readCues(vtt: string): Cue[] {
  return vtt.split(/\r?\n\r?\n/).flatMap((block) => {
    const all = block.trim().split(/\r?\n/);
    const at = all.findIndex((line) => TIMING.test(line));
    const [, h1, m1, s1, h2, m2, s2] = TIMING.exec(all[at] ?? '') ?? [];
    if (s1 === undefined) return [];
    return [{ start: seconds(h1, m1, s1), end: seconds(h2, m2, s2), text: all.slice(at + 1).join('\n') }];
  });
}

const two = (value: number) => String(value).padStart(2, '0');

function timestamp(at: number): string {
  const ms = Math.round(at * 1000);
  const rest = `${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${rest}`;
}

/** Formats cues as a WebVTT file. */
export const writeCues = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ start, end, text }, index) => `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${text}\n`).join('\n')}`;

/** Repeats subtitles for each loop of the video. */
export function repeatedCues(cues: readonly Cue[], every: number, total: number): Cue[] {
  const turns = Math.ceil(total / every);
  return Array.from({ length: turns }, (_, turn) =>
    cues.map(({ start, end, text }) => ({ start: start + turn * every, end: end + turn * every, text })),
  )
    .flat()
    .filter(({ start }) => start < total)
    .map((cue) => ({ ...cue, end: Math.min(cue.end, total) }));
}

/** Scales chapters to the total length. */
export const stretchedCues = (cues: readonly Cue[], film: number, total: number): Cue[] =>
  cues.map(({ start, end, text }) => ({
    start: Math.round((start * total) / film),
    end: Math.round((end * total) / film),
    text,
  }));

/** Maximum number of thumbnails on a timeline. */
const MOST_THUMBNAILS = 400;

/**
 * Creates thumbnails for the entire duration, at most as many as a timeline can show. `up` is the relative path to the
 * image files.
 */
export function repeatedThumbnails(cues: readonly Cue[], film: number, total: number, up: string): Cue[] {
  const step = Math.max(1, Math.ceil(total / MOST_THUMBNAILS));
  return Array.from({ length: Math.ceil(total / step) }, (_, index) => {
    const start = index * step;
    const within = start % film;
    const cue = cues.find((one) => one.start <= within && within < one.end) ?? cues[0];
    return { start, end: Math.min(start + step, total), text: `${up}${cue?.text ?? ''}` };
  });
}
