// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isNumber, isRecord, isText } from '../../../guard.ts';
import { isAccessLevel, isContentId, isImageUrl, isLicenceIds, isPlaceholder } from './common.js';
import { validate as isProgramme } from './programme.js';
const some1 = ["LIVE","UPCOMING"];
export const validate = (v) => isRecord(v) &&
  isContentId(v.id) &&
  isText(v.title, 300, 1) &&
  some1.includes(v.type) &&
  isAccessLevel(v.accessLevel) &&
  (v.licenceIds === void 0 || isLicenceIds(v.licenceIds)) &&
  (v.live === void 0 || typeof v.live === 'boolean') &&
  (v.displayLiveBadge === void 0 || typeof v.displayLiveBadge === 'boolean') &&
  (v.audioOnly === void 0 || typeof v.audioOnly === 'boolean') &&
  (v.startDate === void 0 || isNumber(v.startDate, 0, 253402300799999)) &&
  (v.endDate === void 0 || isNumber(v.endDate, 0, 253402300799999)) &&
  (v.thumbnailUrl === void 0 || isImageUrl(v.thumbnailUrl)) &&
  (v.placeholder === void 0 || isPlaceholder(v.placeholder)) &&
  (v.programmingInfo === void 0 || isRecord(v.programmingInfo) &&
  (v.programmingInfo.currentProgramme === void 0 || isProgramme(v.programmingInfo.currentProgramme)) &&
  (v.programmingInfo.nextProgramme === void 0 || isProgramme(v.programmingInfo.nextProgramme)) &&
  (v.programmingInfo.channelLogoUrl === void 0 || isImageUrl(v.programmingInfo.channelLogoUrl)));
