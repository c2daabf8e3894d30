/** Which episode of which season a programme is. */
export interface EpisodeNumbers {
  seasonNumber?: number;
  episodeNumber?: number;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= 99_999;

const numbersOf = (season: number, episode: number): EpisodeNumbers => ({
  ...(isCount(season) && { seasonNumber: season }),
  ...(isCount(episode) && { episodeNumber: episode }),
});

/** `1.4/10.0/1`: season, episode and part, each counted from 0 and perhaps with how many there are. */
function ofXmltvNs(text: string): EpisodeNumbers {
  const [season = Number.NaN, episode = Number.NaN] = text.split('.').map((part) => {
    const [number = ''] = part.split('/');
    return /^\s*\d+\s*$/.test(number) ? Number(number) + 1 : Number.NaN;
  });
  return numbersOf(season, episode);
}

/** An episode number as a screen shows it: `S02E05`, `s2 ep5`, `2x05`, `E5`, `Episode 5`. */
function ofScreen(text: string): EpisodeNumbers {
  const both =
    /^\s*s(?:eason)?\s*(\d+)[\s.,:-]*e(?:p|pisode)?\.?\s*(\d+)/i.exec(text) ?? /^\s*(\d+)\s*x\s*(\d+)/i.exec(text);
  if (both) return numbersOf(Number(both[1]), Number(both[2]));
  const episode = /^\s*e(?:p|pisode)?\.?\s*(\d+)/i.exec(text);
  return numbersOf(Number.NaN, Number(episode?.[1]));
}

/** An `episode-num` of XMLTV by its system; empty for one that names neither season nor episode. Without a system it is `onscreen`. */
export const readEpisode = (system: string | undefined, text: string): EpisodeNumbers => {
  if (system === 'xmltv_ns') return ofXmltvNs(text);
  return system === undefined || system === 'onscreen' ? ofScreen(text) : {};
};
