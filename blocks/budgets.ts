import type { BlockKind } from '#schemas/generated/types.ts';

/** What one kind of page element may cost. */
export interface Budget {
  /** Bytes of gzip of its own chunk and styles. */
  bytes: number;
  /** HTML elements of its largest example for each item of its lists; without lists, of all of it. */
  nodesPerItem: number;
  /** Time to draw it on the server on a page, checked and isolated, in that of its component alone. */
  ratio: number;
}

/** What each kind may cost (def-20). A total map: a new kind says what it will cost. `npm run budgets` holds them. */
export const budgets: { [Kind in BlockKind]: Budget } = {
  bucket: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  button: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  buttonList: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  cardList: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  fighters: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  filterList: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  gridBlock: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  groupList: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  hero: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  image: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  liveRow: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  news: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  plugin: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  programmeGuide: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  reviewForm: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  search: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  separator: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  series: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  tabs: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  tagList: { bytes: 1, nodesPerItem: 1, ratio: 1 },
  textBlock: { bytes: 1, nodesPerItem: 1, ratio: 1 },
};
