// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isContentId, isLine, isTab } from '../definitions/common.js';
import { validate as isPaging } from '../definitions/paging.js';
import { validate as isSeason_item } from '../definitions/season-item.js';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isContentId(v.seasonId) &&
  isRecord(v.series) &&
  isContentId(v.series.seriesId) &&
  isLine(v.series.title) &&
  isRecord(v.seasons) &&
  isList(v.seasons.items, isSeason_item, 200) &&
  (v.seasons.paging === void 0 || isPaging(v.seasons.paging));
