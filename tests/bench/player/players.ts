/** A page of the bench: the name of its entry in `pages`. */
export type PageName = 'hls' | 'dash' | 'shaka' | 'media-chrome' | 'ours';

/** One that is compared. */
export interface Contestant {
  title: string;
  page: PageName;
  protocol: 'hls' | 'dash';
  /** The engine alone that it is measured against. */
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

/** Who is compared, each with a page of its own and the same film. */
export const contestants: readonly Contestant[] = [
  of('Playbill, HLS', 'ours', 'hls'),
  of('hls.js alone', 'hls', 'hls'),
  of('media-chrome with hls-video', 'media-chrome', 'hls'),
  of('shaka-player, HLS', 'shaka', 'hls'),
  of('Playbill, DASH', 'ours', 'dash'),
  of('dash.js alone', 'dash', 'dash'),
  of('shaka-player, DASH', 'shaka', 'dash'),
];
