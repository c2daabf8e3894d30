import type { BlockKind } from '#schemas/generated/types.ts';

/** What one kind of page element may cost. */
export interface Budget {
  /** Bytes of gzip of its own chunk and styles. */
  bytes: number;
  /** HTML elements of its largest example for each item of its lists; without lists, of all of it. */
  nodesPerItem: number;
  /** Time to draw it on the server on a page, checked and isolated, in that of its component alone. Small elements pay most: it has most room. */
  ratio: number;
}

/** What a kind may cost that has no line below, so that a new block needs none (def-04). */
export const usual: Budget = { bytes: 3_000, nodesPerItem: 20, ratio: 2 };

/**
 * Bytes of gzip of all scripts that a home page of hero, rows and text needs at once; a little more than they are. The
 * hashes in the names of some 250 files alone change the sum by some 20 bytes from one change to the next. The footer, whose own
 * code comes when it is near, and languages by BCP 47 took 965 bytes. Forms on pages, images beside
 * text, questions and videos took 430: each kind is a line of the registry, and the page of a form a route.
 */
export const homePage = 167_450;

/** Bytes of gzip of all scripts that sign-in needs at once beyond those of every page. */
export const signInPage = 30_000;

/** Time to draw a page of all kinds on the server in that of their components alone; `npm test` holds it. */
export const allKinds = 1.3;

/** What each kind may cost (def-20): a little more than it does. `npm run budgets` holds them. */
export const budgets: { [Kind in BlockKind]?: Budget } = {
  bucket: { bytes: 4_500, nodesPerItem: 17, ratio: 1.7 },
  button: { bytes: 700, nodesPerItem: 5, ratio: 2.6 },
  buttonList: { bytes: 1_000, nodesPerItem: 4, ratio: 2.2 },
  cardList: { bytes: 2_900, nodesPerItem: 17, ratio: 2 },
  fighters: { bytes: 5_400, nodesPerItem: 31, ratio: 1.7 },
  filterList: { bytes: 3_000, nodesPerItem: 11, ratio: 2.1 },
  form: { bytes: 1_100, nodesPerItem: 7, ratio: 2.4 },
  gridBlock: { bytes: 1_700, nodesPerItem: 7, ratio: 1.8 },
  groupList: { bytes: 4_200, nodesPerItem: 37, ratio: 1.7 },
  hero: { bytes: 4_200, nodesPerItem: 17, ratio: 2.2 },
  image: { bytes: 800, nodesPerItem: 6, ratio: 2.2 },
  liveRow: { bytes: 3_300, nodesPerItem: 19, ratio: 1.7 },
  news: { bytes: 3_400, nodesPerItem: 11, ratio: 1.8 },
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
