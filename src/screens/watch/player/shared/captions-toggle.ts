import type { PlaybackState } from '#renderers/ports/player.ts';
import { bestInLanguage } from '#schemas/language-match.ts';

/**
 * Subtitle track when subtitles are toggled on: the last one, else one in a preferred language, else the first. -1 is
 * off.
 */
export function captionsToggled(
  { textTrack, textTracks }: Pick<PlaybackState, 'textTrack' | 'textTracks'>,
  last: number | undefined,
  languages: readonly string[],
): number {
  if (textTrack.peek() >= 0) return -1;
  const tracks = textTracks.peek();
  const known = tracks.find(({ id }) => id === last);
  const wished = languages.map((language) => bestInLanguage(tracks, language)).find((found) => found !== undefined);
  return (known ?? wished ?? tracks[0])?.id ?? -1;
}
