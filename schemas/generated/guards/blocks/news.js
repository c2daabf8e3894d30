// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText } from '../../../guard.ts';
import { isImageUrl, isInstant, isKey, isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
const some1 = ["LEAD","GRID","LIST"];
const each2 = (v) => isRecord(v) &&
  isKey(v.id) &&
  isText(v.title, 300, 1) &&
  (v.summary === void 0 || isProse(v.summary)) &&
  (v.imageUrl === void 0 || isImageUrl(v.imageUrl)) &&
  isInstant(v.publishedAt) &&
  (v.link === void 0 || isLink(v.link));
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isKey(v.feedName) &&
  (v.layout === void 0 || some1.includes(v.layout)) &&
  isList(v.items, each2, 50) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle));
