// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isNumber, isRecord, isWhole } from '../../../guard.ts';
import { isImageUrl, isInstant, isLine } from './common.js';
export const validate = (v) => isRecord(v) &&
  isWhole(v.id, 1) &&
  isLine(v.episode) &&
  (v.programme === void 0 || isLine(v.programme)) &&
  isInstant(v.startDate) &&
  isInstant(v.endDate) &&
  (v.thumbnailUrl === void 0 || isImageUrl(v.thumbnailUrl)) &&
  (v.duration === void 0 || isNumber(v.duration, 0)) &&
  (v.hasResults === void 0 || typeof v.hasResults === 'boolean');
