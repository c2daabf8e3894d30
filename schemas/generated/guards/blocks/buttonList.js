// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { validate as isButton } from '../definitions/button.js';
import { isLine, isTab } from '../definitions/common.js';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isList(v.buttons, isButton, 12);
