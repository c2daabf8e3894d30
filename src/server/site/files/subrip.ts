/** A line that says when a subtitle is shown: `00:01:02,500 --> 00:01:04,000`. Hours and digits are written in several ways. */
const timing = /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})/;

/** Mark-up that WebVTT does not have: fonts, and positions of other players. */
const foreignMarkup = /<\/?font[^>]*>|\{\\[^}]*\}/gi;

const two = (digits = '0') => digits.padStart(2, '0');
const time = (parts: readonly (string | undefined)[]) =>
  `${two(parts[0])}:${two(parts[1])}:${two(parts[2])}.${(parts[3] ?? '0').padEnd(3, '0')}`;

/** Text of a subtitle file: UTF-8, or Windows-1252, in which old SubRip files of western languages are written. */
export function decodeSubtitles(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** SubRip (.srt) as WebVTT, the only format of subtitles that browsers know. Numbers of subtitles are left out. */
export function webVttOf(subRip: string): string {
  const cues: string[][] = [];
  let isText = false;
  for (const line of subRip.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const parts = timing.exec(line)?.slice(1);
    if (parts) cues.push([`${time(parts.slice(0, 4))} --> ${time(parts.slice(4))}`]);
    if (parts || line.trim() === '') isText = parts !== undefined;
    else if (isText) cues.at(-1)?.push(line.replace(foreignMarkup, ''));
  }
  return `WEBVTT\n\n${cues.map((cue) => `${cue.join('\n')}\n`).join('\n')}`;
}
