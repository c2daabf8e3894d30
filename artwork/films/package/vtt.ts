export interface VttCue {
  start: number;
  end: number;
  text: string;
}

/** A WebVTT time (W3C WebVTT, 3.3) from seconds. */
export function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}.${rest}`;
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A WebVTT file with numbered cues: subtitles, chapters or thumbnails alike. */
export function vtt(cues: VttCue[]): string {
  const blocks = cues.map(
    ({ start, end, text }, index) => `${index + 1}\n${vttTime(start)} --> ${vttTime(end)}\n${escapeText(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
