import type { BlockKind } from '#schemas/generated/types.ts';

/** Maximum sizes and times of one kind of page element. */
export interface Budget {
  /** Maximum gzipped bytes of the kind's own chunk and styles. */
  bytes: number;
  /** Maximum number of HTML elements per list item in the kind's largest example; for kinds without lists, in total. */
  nodesPerItem: number;
  /**
   * Maximum ratio of an element's server rendering time within a page, where it is validated and isolated, to that of
   * its component alone. The ratio is highest for small elements.
   */
  ratio: number;
}

/** Default budget, so that a new block needs no entry (def-04). */
export const usual: Budget = { bytes: 3_000, nodesPerItem: 20, ratio: 2 };

/**
 * Gzipped bytes of all scripts that a home page with hero, rows and text loads at once; slightly above the current
 * value, because file name hashes alone change the sum by about 20 bytes. The footer (whose own code is lazy) and BCP
 * 47 languages took 965 bytes. Forms, images with text, questions and videos took 430: one registry line per kind, and
 * a route for the form page. Licences took 460: the viewer's licences and what they change in links, badges and access,
 * the route of the plans page, and the registry line of its block. The checkout and the pages of payments took 110: their
 * routes in the table and the path words, and nothing of their code.
 */
export const homePage = 168_050;

/** Maximum gzipped bytes of the scripts that the sign-in page loads at once, in addition to those of every page. */
export const signInPage = 30_000;

/** Maximum gzipped bytes of the scripts that the checkout loads at once, in addition to those of every page. */
export const checkoutPage = 41_000;

/**
 * Maximum ratio of the server rendering time of a page with all kinds of elements to that of their components alone;
 * checked by `npm test`.
 */
export const allKinds = 1.3;

/** Budget of each kind (def-20), slightly above its current value. Checked by `npm run budgets`. */
export const budgets: { [Kind in BlockKind]?: Budget } = {
  bucket: { bytes: 4_500, nodesPerItem: 17, ratio: 1.7 },
  button: { bytes: 700, nodesPerItem: 5, ratio: 2.6 },
  buttonList: { bytes: 1_000, nodesPerItem: 4, ratio: 2.2 },
  cardList: { bytes: 2_900, nodesPerItem: 17, ratio: 2 },
  fighters: { bytes: 5_400, nodesPerItem: 31, ratio: 1.7 },
  filterList: { bytes: 3_000, nodesPerItem: 11, ratio: 2.1 },
  form: { bytes: 1_100, nodesPerItem: 7, ratio: 2.4 },
  gifts: { bytes: 2_600, nodesPerItem: 28, ratio: 2 },
  gridBlock: { bytes: 1_700, nodesPerItem: 7, ratio: 1.8 },
  groupList: { bytes: 4_200, nodesPerItem: 37, ratio: 1.7 },
  hero: { bytes: 4_200, nodesPerItem: 17, ratio: 2.2 },
  image: { bytes: 800, nodesPerItem: 6, ratio: 2.2 },
  liveRow: { bytes: 3_300, nodesPerItem: 19, ratio: 1.7 },
  news: { bytes: 3_400, nodesPerItem: 11, ratio: 1.8 },
  plans: { bytes: 4_300, nodesPerItem: 32, ratio: 2 },
  plugin: { bytes: 2_200, nodesPerItem: 4, ratio: 3 },
  programmeGuide: { bytes: 6_150, nodesPerItem: 54, ratio: 1.7 },
  reviewForm: { bytes: 1_650, nodesPerItem: 8, ratio: 2.2 },
  search: { bytes: 3_000, nodesPerItem: 10, ratio: 2.1 },
  separator: { bytes: 700, nodesPerItem: 3, ratio: 6.5 },
  series: { bytes: 5_000, nodesPerItem: 72.5, ratio: 1.8 },
  tabs: { bytes: 1_600, nodesPerItem: 3, ratio: 2.1 },
  tagList: { bytes: 1_000, nodesPerItem: 3, ratio: 2.1 },
  textBlock: { bytes: 1_100, nodesPerItem: 6, ratio: 2.7 },
};
