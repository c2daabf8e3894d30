interface Rendition {
  name: string;
  lang?: string;
  characteristics?: string;
}

const keyOf = ({ name, lang, characteristics }: Rendition): string => [lang, name, characteristics].join(' ');

/**
 * The sound of all variants of a playlist, each once: a language that is there in one codec alone belongs to other variants than those that
 * play, and is a choice all the same.
 */
export const distinctSound = <Track extends Rendition>(tracks: readonly Track[]): Track[] =>
  tracks.filter((track, index) => tracks.findIndex((one) => keyOf(one) === keyOf(track)) === index);

/** Which of several it is; -1 for none. */
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

/** The language that a manifest means to be heard: its main sound, else its first. dash.js itself takes the codec of fewest bits. */
export function mainLanguage({
  Period = [],
}: {
  Period?: readonly { AdaptationSet?: readonly SoundSet[] }[];
}): string | undefined {
  const sets = Period[0]?.AdaptationSet?.filter(isSound) ?? [];
  return (sets.find(({ Role = [] }) => Role.some(({ value }) => value === 'main')) ?? sets[0])?.lang;
}
