/** Name of a benchmark page, which is also the name of its entry module in `pages`. */
export type PageName = 'hls' | 'dash' | 'shaka' | 'media-chrome' | 'ours';

/** A player in the comparison. */
export interface Contestant {
  title: string;
  page: PageName;
  protocol: 'hls' | 'dash';
  /** Title of the bare engine that it is compared with. */
  bare: string;
  ours: boolean;
}

const of = (title: string, page: PageName, protocol: 'hls' | 'dash'): Contestant => ({
  title,
  page,
  protocol,
  bare: protocol === 'hls' ? 'hls.js alone' : 'dash.js alone',
  ours: page === 'ours',
});

/** The compared players, each with its own page and the same film. */
export const contestants: readonly Contestant[] = [
  of('Playbill, HLS', 'ours', 'hls'),
  of('hls.js alone', 'hls', 'hls'),
  of('media-chrome with hls-video', 'media-chrome', 'hls'),
  of('shaka-player, HLS', 'shaka', 'hls'),
  of('Playbill, DASH', 'ours', 'dash'),
  of('dash.js alone', 'dash', 'dash'),
  of('shaka-player, DASH', 'shaka', 'dash'),
];
