// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isLabel, isLine, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
const each1 = (v) => isRecord(v) &&
  isLine(v.text) &&
  (v.label === void 0 || isLabel(v.label)) &&
  (v.link === void 0 || isLink(v.link));
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isList(v.tags, each1, 40);
