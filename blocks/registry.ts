import type { BlockLoaders } from '#renderers/registry/block.ts';

/** Every kind of page element and where its code is. Each comes in a chunk of its own. */
export const blocks: BlockLoaders = {
  bucket: () => import('./bucket/index.ts'),
  cardList: () => import('./cardList/index.ts'),
  fighters: () => import('./fighters/index.ts'),
  hero: () => import('./hero/index.ts'),
  liveRow: () => import('./liveRow/index.ts'),
  news: () => import('./news/index.ts'),
  plugin: () => import('./plugin/index.ts'),
  programmeGuide: () => import('./programmeGuide/index.ts'),
  reviewForm: () => import('./reviewForm/index.ts'),
  textBlock: () => import('./textBlock/index.ts'),
};
