// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText, isWhole } from '../../../guard.ts';
import { isImageUrl, isInstant, isKey, isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
import { validate as isPaging } from '../definitions/paging.js';
const some1 = ["LEAD","GRID","LIST","ARTICLE"];
const each2 = (v) => isRecord(v) &&
  isKey(v.id) &&
  (v.feedName === void 0 || isKey(v.feedName)) &&
  isText(v.title, 300, 1) &&
  (v.summary === void 0 || isProse(v.summary)) &&
  (v.body === void 0 || isText(v.body, 20000)) &&
  (v.imageUrl === void 0 || isImageUrl(v.imageUrl)) &&
  isInstant(v.publishedAt) &&
  (v.link === void 0 || isLink(v.link));
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.feedName === void 0 || isKey(v.feedName)) &&
  (v.source === void 0 || isRecord(v.source) &&
  (v.source.feedName === void 0 || isKey(v.source.feedName)) &&
  (v.source.except === void 0 || isKey(v.source.except)) &&
  (v.source.limit === void 0 || isWhole(v.source.limit, 1, 1000))) &&
  (v.pageSize === void 0 || isWhole(v.pageSize, 1, 50)) &&
  (v.layout === void 0 || some1.includes(v.layout)) &&
  (v.items === void 0 || isList(v.items, each2, 50)) &&
  (v.paging === void 0 || isPaging(v.paging)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle));
