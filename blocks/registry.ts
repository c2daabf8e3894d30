import type { BlockLoaders } from '#renderers/registry/block.ts';

/** Every kind of page element and where its code is. Each comes in a chunk of its own. */
export const blocks: BlockLoaders = {
  bucket: () => import('./bucket/index.ts'),
  button: () => import('./button/index.ts'),
  buttonList: () => import('./buttonList/index.ts'),
  cardList: () => import('./cardList/index.ts'),
  fighters: () => import('./fighters/index.ts'),
  filterList: () => import('./filterList/index.ts'),
  footer: () => import('./footer/index.ts'),
  form: () => import('./form/index.ts'),
  gridBlock: () => import('./gridBlock/index.ts'),
  groupList: () => import('./groupList/index.ts'),
  hero: () => import('./hero/index.ts'),
  image: () => import('./image/index.ts'),
  liveRow: () => import('./liveRow/index.ts'),
  news: () => import('./news/index.ts'),
  plugin: () => import('./plugin/index.ts'),
  programmeGuide: () => import('./programmeGuide/index.ts'),
  reviewForm: () => import('./reviewForm/index.ts'),
  search: () => import('./search/index.ts'),
  separator: () => import('./separator/index.ts'),
  series: () => import('./series/index.ts'),
  tabs: () => import('./tabs/index.ts'),
  tagList: () => import('./tagList/index.ts'),
  textBlock: () => import('./textBlock/index.ts'),
};
