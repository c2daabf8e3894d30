// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isContentId, isLine, isTab } from '../definitions/common.js';
const some1 = ["VOD","VOD_SERIES","VOD_SEASON","PLAYLIST","LIVE"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isContentId(v.contentId) &&
  some1.includes(v.contentType) &&
  isLine(v.title) &&
  isList(v.fields, void 0, 20, 1) &&
  isLine(v.submitLabel) &&
  typeof v.allowed === 'boolean';
