// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { validate as bucketBlock } from './authoring/blocks/bucket.js';
import { validate as cardListBlock } from './authoring/blocks/cardList.js';
import { validate as heroBlock } from './authoring/blocks/hero.js';
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
  cardList: cardListBlock,
  hero: heroBlock,
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
