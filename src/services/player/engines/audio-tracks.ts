interface Rendition {
  name: string;
  lang?: string;
  characteristics?: string;
}

const keyOf = ({ name, lang, characteristics }: Rendition): string => [lang, name, characteristics].join(' ');

/**
 * Lists the audio tracks of all variants without duplicates. A language that exists in one codec only may belong to
 * variants that are not playing; the viewer can choose it nevertheless.
 */
export const distinctSound = <Track extends Rendition>(tracks: readonly Track[]): Track[] =>
  tracks.filter((track, index) => tracks.findIndex((one) => keyOf(one) === keyOf(track)) === index);

/** Index of an audio track in a list; -1 if absent. */
export const indexOfSound = (tracks: readonly Rendition[], one: Rendition | undefined): number =>
  one === undefined ? -1 : tracks.findIndex((track) => keyOf(track) === keyOf(one));

interface SoundSet {
  contentType?: string;
  mimeType?: string;
  lang?: string;
  Role?: readonly { value?: string }[];
}

const isSound = ({ contentType, mimeType = '' }: SoundSet): boolean =>
  contentType === 'audio' || mimeType.startsWith('audio/');

/**
 * Default audio language of a manifest: the track with role `main`, else the first. By default dash.js picks the codec
 * with the lowest bitrate.
 */
export function mainLanguage({
  Period = [],
}: {
  Period?: readonly { AdaptationSet?: readonly SoundSet[] }[];
}): string | undefined {
  const sets = Period[0]?.AdaptationSet?.filter(isSound) ?? [];
  return (sets.find(({ Role = [] }) => Role.some(({ value }) => value === 'main')) ?? sets[0])?.lang;
}
