// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { validate as bucketBlock } from './authoring/blocks/bucket.js';
import { validate as cardListBlock } from './authoring/blocks/cardList.js';
import { validate as fightersBlock } from './authoring/blocks/fighters.js';
import { validate as heroBlock } from './authoring/blocks/hero.js';
import { validate as liveRowBlock } from './authoring/blocks/liveRow.js';
import { validate as newsBlock } from './authoring/blocks/news.js';
import { validate as pluginBlock } from './authoring/blocks/plugin.js';
import { validate as programmeGuideBlock } from './authoring/blocks/programmeGuide.js';
import { validate as reviewFormBlock } from './authoring/blocks/reviewForm.js';
import { validate as textBlockBlock } from './authoring/blocks/textBlock.js';
import { validate as emailField } from './authoring/fields/email.js';
import { validate as passwordField } from './authoring/fields/password.js';
import { validate as textField } from './authoring/fields/text.js';
import type { BlockAttributes, BlockKind, FieldOptions, FieldType } from './types.ts';
import type { Validator } from '../validator.ts';

/** Checks what an author writes for each kind of page element. */
export const blocks: { [Kind in BlockKind]: Validator<BlockAttributes[Kind]> } = {
  bucket: bucketBlock,
  cardList: cardListBlock,
  fighters: fightersBlock,
  hero: heroBlock,
  liveRow: liveRowBlock,
  news: newsBlock,
  plugin: pluginBlock,
  programmeGuide: programmeGuideBlock,
  reviewForm: reviewFormBlock,
  textBlock: textBlockBlock,
};

/** Checks what an author writes for each type of form field. */
export const fields: { [Type in FieldType]: Validator<FieldOptions[Type]> } = {
  email: emailField,
  password: passwordField,
  text: textField,
};
