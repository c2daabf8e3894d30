import type { BlockKind } from '#schemas/generated/types.ts';

/** What one kind of page element may cost. */
export interface Budget {
  /** Bytes of gzip of its own chunk and styles. */
  bytes: number;
  /** HTML elements of its largest example for each item of its lists; without lists, of all of it. */
  nodesPerItem: number;
  /** Time to draw it on the server on a page, checked and isolated, in that of its component alone. Small elements pay most. */
  ratio: number;
}

/** What each kind may cost (def-20). A total map: a new kind says what it will cost. `npm run budgets` holds them. */
export const budgets: { [Kind in BlockKind]: Budget } = {
  bucket: { bytes: 8_400, nodesPerItem: 17, ratio: 1.4 },
  button: { bytes: 2_000, nodesPerItem: 5, ratio: 1.9 },
  buttonList: { bytes: 2_500, nodesPerItem: 4, ratio: 1.8 },
  cardList: { bytes: 3_700, nodesPerItem: 13, ratio: 1.6 },
  fighters: { bytes: 5_000, nodesPerItem: 29, ratio: 1.4 },
  filterList: { bytes: 2_900, nodesPerItem: 8, ratio: 1.7 },
  gridBlock: { bytes: 2_700, nodesPerItem: 6, ratio: 1.5 },
  groupList: { bytes: 3_800, nodesPerItem: 37, ratio: 1.4 },
  hero: { bytes: 4_700, nodesPerItem: 17, ratio: 1.8 },
  image: { bytes: 1_900, nodesPerItem: 6, ratio: 1.8 },
  liveRow: { bytes: 5_000, nodesPerItem: 19, ratio: 1.4 },
  news: { bytes: 3_500, nodesPerItem: 11, ratio: 1.5 },
  plugin: { bytes: 2_600, nodesPerItem: 4, ratio: 1.9 },
  programmeGuide: { bytes: 6_300, nodesPerItem: 53, ratio: 1.4 },
  reviewForm: { bytes: 2_100, nodesPerItem: 8, ratio: 1.8 },
  search: { bytes: 2_400, nodesPerItem: 9, ratio: 1.7 },
  separator: { bytes: 900, nodesPerItem: 3, ratio: 2.2 },
  series: { bytes: 4_000, nodesPerItem: 66, ratio: 1.5 },
  tabs: { bytes: 1_500, nodesPerItem: 3, ratio: 1.7 },
  tagList: { bytes: 2_100, nodesPerItem: 3, ratio: 1.7 },
  textBlock: { bytes: 1_400, nodesPerItem: 6, ratio: 1.8 },
};
