// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { validate as bucketBlock } from './validators/blocks/bucket.js';
import { validate as buttonBlock } from './validators/blocks/button.js';
import { validate as buttonListBlock } from './validators/blocks/buttonList.js';
import { validate as cardListBlock } from './validators/blocks/cardList.js';
import { validate as fightersBlock } from './validators/blocks/fighters.js';
import { validate as filterListBlock } from './validators/blocks/filterList.js';
import { validate as gridBlockBlock } from './validators/blocks/gridBlock.js';
import { validate as groupListBlock } from './validators/blocks/groupList.js';
import { validate as heroBlock } from './validators/blocks/hero.js';
import { validate as imageBlock } from './validators/blocks/image.js';
import { validate as liveRowBlock } from './validators/blocks/liveRow.js';
import { validate as newsBlock } from './validators/blocks/news.js';
import { validate as pluginBlock } from './validators/blocks/plugin.js';
import { validate as programmeGuideBlock } from './validators/blocks/programmeGuide.js';
import { validate as reviewFormBlock } from './validators/blocks/reviewForm.js';
import { validate as searchBlock } from './validators/blocks/search.js';
import { validate as separatorBlock } from './validators/blocks/separator.js';
import { validate as seriesBlock } from './validators/blocks/series.js';
import { validate as tabsBlock } from './validators/blocks/tabs.js';
import { validate as tagListBlock } from './validators/blocks/tagList.js';
import { validate as textBlockBlock } from './validators/blocks/textBlock.js';
import type { BlockAttributes, BlockKind } from './types.ts';
import type { Validator } from '../validator.ts';

/** Checks what a viewer is sent for each kind of page element. */
export const blocks: { [Kind in BlockKind]: Validator<BlockAttributes[Kind]> } = {
  bucket: bucketBlock,
  button: buttonBlock,
  buttonList: buttonListBlock,
  cardList: cardListBlock,
  fighters: fightersBlock,
  filterList: filterListBlock,
  gridBlock: gridBlockBlock,
  groupList: groupListBlock,
  hero: heroBlock,
  image: imageBlock,
  liveRow: liveRowBlock,
  news: newsBlock,
  plugin: pluginBlock,
  programmeGuide: programmeGuideBlock,
  reviewForm: reviewFormBlock,
  search: searchBlock,
  separator: separatorBlock,
  series: seriesBlock,
  tabs: tabsBlock,
  tagList: tagListBlock,
  textBlock: textBlockBlock,
};
