// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { validate as bucketBlock } from './authoring/blocks/bucket.js';
import { validate as buttonBlock } from './authoring/blocks/button.js';
import { validate as buttonListBlock } from './authoring/blocks/buttonList.js';
import { validate as cardListBlock } from './authoring/blocks/cardList.js';
import { validate as fightersBlock } from './authoring/blocks/fighters.js';
import { validate as filterListBlock } from './authoring/blocks/filterList.js';
import { validate as gridBlockBlock } from './authoring/blocks/gridBlock.js';
import { validate as groupListBlock } from './authoring/blocks/groupList.js';
import { validate as heroBlock } from './authoring/blocks/hero.js';
import { validate as imageBlock } from './authoring/blocks/image.js';
import { validate as liveRowBlock } from './authoring/blocks/liveRow.js';
import { validate as newsBlock } from './authoring/blocks/news.js';
import { validate as pluginBlock } from './authoring/blocks/plugin.js';
import { validate as programmeGuideBlock } from './authoring/blocks/programmeGuide.js';
import { validate as reviewFormBlock } from './authoring/blocks/reviewForm.js';
import { validate as searchBlock } from './authoring/blocks/search.js';
import { validate as separatorBlock } from './authoring/blocks/separator.js';
import { validate as seriesBlock } from './authoring/blocks/series.js';
import { validate as tabsBlock } from './authoring/blocks/tabs.js';
import { validate as tagListBlock } from './authoring/blocks/tagList.js';
import { validate as textBlockBlock } from './authoring/blocks/textBlock.js';
import { validate as addressField } from './authoring/fields/address.js';
import { validate as administrativeLevel1Field } from './authoring/fields/administrativeLevel1.js';
import { validate as birthDateField } from './authoring/fields/birthDate.js';
import { validate as confirmPasswordField } from './authoring/fields/confirmPassword.js';
import { validate as dateField } from './authoring/fields/date.js';
import { validate as dropdownField } from './authoring/fields/dropdown.js';
import { validate as emailField } from './authoring/fields/email.js';
import { validate as fullNameField } from './authoring/fields/fullName.js';
import { validate as line1Field } from './authoring/fields/line1.js';
import { validate as nameField } from './authoring/fields/name.js';
import { validate as passwordField } from './authoring/fields/password.js';
import { validate as phoneNumberField } from './authoring/fields/phoneNumber.js';
import { validate as postalCodeField } from './authoring/fields/postalCode.js';
import { validate as taxNumberField } from './authoring/fields/taxNumber.js';
import { validate as textField } from './authoring/fields/text.js';
import type { BlockAttributes, BlockKind, FieldOptions, FieldType } from './types.ts';
import type { Validator } from '../validator.ts';

/** Checks what an author writes for each kind of page element. */
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

/** Checks what an author writes for each type of form field. */
export const fields: { [Type in FieldType]: Validator<FieldOptions[Type]> } = {
  address: addressField,
  administrativeLevel1: administrativeLevel1Field,
  birthDate: birthDateField,
  confirmPassword: confirmPasswordField,
  date: dateField,
  dropdown: dropdownField,
  email: emailField,
  fullName: fullNameField,
  line1: line1Field,
  name: nameField,
  password: passwordField,
  phoneNumber: phoneNumberField,
  postalCode: postalCodeField,
  taxNumber: taxNumberField,
  text: textField,
};
