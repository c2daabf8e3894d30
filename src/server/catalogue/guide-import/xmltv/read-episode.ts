/** Season and episode number of a programme. */
export interface EpisodeNumbers {
  seasonNumber?: number;
  episodeNumber?: number;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= 99_999;

const numbersOf = (season: number, episode: number): EpisodeNumbers => ({
  ...(isCount(season) && { seasonNumber: season }),
  ...(isCount(episode) && { episodeNumber: episode }),
});

/**
 * XMLTV system `xmltv_ns`, such as `1.4.0/1`: season, episode and part, counted from 0, each optionally with a total.
 */
function ofXmltvNs(text: string): EpisodeNumbers {
  const [season = Number.NaN, episode = Number.NaN] = text.split('.').map((part) => {
    const [number = ''] = part.split('/');
    return /^\s*\d+\s*$/.test(number) ? Number(number) + 1 : Number.NaN;
  });
  return numbersOf(season, episode);
}

/** Episode number as displayed on screen: `S02E05`, `s2 ep5`, `2x05`, `E5`, `Episode 5`. */
function ofScreen(text: string): EpisodeNumbers {
  const both =
    /^\s*s(?:eason)?\s*(\d+)[\s.,:-]*e(?:p|pisode)?\.?\s*(\d+)/i.exec(text) ?? /^\s*(\d+)\s*x\s*(\d+)/i.exec(text);
  if (both) return numbersOf(Number(both[1]), Number(both[2]));
  const episode = /^\s*e(?:p|pisode)?\.?\s*(\d+)/i.exec(text);
  return numbersOf(Number.NaN, Number(episode?.[1]));
}

/** Parses an `episode-num` element of XMLTV; empty if it has no known number. The default system is `onscreen`. */
export const readEpisode = (system: string | undefined, text: string): EpisodeNumbers => {
  if (system === 'xmltv_ns') return ofXmltvNs(text);
  return system === undefined || system === 'onscreen' ? ofScreen(text) : {};
};
