// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord, isWhole } from '../../../guard.ts';
import { isImageUrl, isLine, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isImageUrl(v.source) &&
  isWhole(v.width, 1, 8000) &&
  isWhole(v.height, 1, 8000) &&
  isLine(v.alt) &&
  (v.link === void 0 || isLink(v.link));
