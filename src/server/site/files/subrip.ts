/** Timing line of a subtitle: `00:01:02,500 --> 00:01:04,000`. Hours are optional and digits vary. */
const timing = /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})/;

/** Markup of SubRip that WebVTT does not support and that is removed: fonts and positions. */
const foreignMarkup = /<\/?font[^>]*>|\{\\[^}]*\}/gi;

const two = (digits = '0') => digits.padStart(2, '0');
const time = (parts: readonly (string | undefined)[]) =>
  `${two(parts[0])}:${two(parts[1])}:${two(parts[2])}.${(parts[3] ?? '0').padEnd(3, '0')}`;

/** Decodes a subtitle file: UTF-8, otherwise Windows-1252, which old SubRip files of western languages use. */
export function decodeSubtitles(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Converts SubRip (.srt) to WebVTT, the only subtitle format of browsers. Cue numbers are dropped. */
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
