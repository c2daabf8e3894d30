// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isNumber, isRecord, isWhole } from '../../../guard.ts';
import { isImageUrl, isInstant, isLine, isProse } from './common.js';
export const validate = (v) => isRecord(v) &&
  isWhole(v.id, 1) &&
  isLine(v.episode) &&
  (v.programme === void 0 || isLine(v.programme)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.rating === void 0 || isLine(v.rating)) &&
  (v.categories === void 0 || isList(v.categories, isLine, 30)) &&
  (v.seasonNumber === void 0 || isWhole(v.seasonNumber, 1)) &&
  (v.episodeNumber === void 0 || isWhole(v.episodeNumber, 1)) &&
  isInstant(v.startDate) &&
  isInstant(v.endDate) &&
  (v.thumbnailUrl === void 0 || isImageUrl(v.thumbnailUrl)) &&
  (v.duration === void 0 || isNumber(v.duration, 0)) &&
  (v.hasResults === void 0 || typeof v.hasResults === 'boolean');
