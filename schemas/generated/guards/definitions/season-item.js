// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord, isWhole } from '../../../guard.ts';
import { isContentId, isImageUrl, isLine, isProse, isTab } from './common.js';
export const validate = (v) => isRecord(v) &&
  isContentId(v.id) &&
  isLine(v.title) &&
  isWhole(v.episodeCount, 0) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.seasonNumber === void 0 || isWhole(v.seasonNumber, 0)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.longDescription === void 0 || isProse(v.longDescription)) &&
  (v.smallCoverUrl === void 0 || isImageUrl(v.smallCoverUrl)) &&
  (v.coverUrl === void 0 || isImageUrl(v.coverUrl)) &&
  (v.titleUrl === void 0 || isImageUrl(v.titleUrl)) &&
  (v.posterUrl === void 0 || isImageUrl(v.posterUrl)) &&
  (v.series === void 0 || isRecord(v.series) &&
  isContentId(v.series.seriesId) &&
  isLine(v.series.title));
