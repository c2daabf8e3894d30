// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isNumber, isRecord, isText, isWhole } from '../../../guard.ts';
import { isAccessLevel, isContentId, isImageUrl, isInstant, isKey, isLicenceIds, isLine, isPlaceholder, isProse } from './common.js';
import { validate as isProgramme } from './programme.js';
const some1 = ["VOD","VOD_VIDEO","PLAYLIST","VOD_PLAYLIST","SERIES","VOD_SERIES","VOD_SEASON","SEASON_VOD","LIVE","LIVE_EVENT","UPCOMING","EPG","DATA_FEED","SECTION_LINK","WATCHLIST"];
const some2 = ["AVAILABLE","NOT_AVAILABLE"];
const each3 = (v) => isText(v, 20);
const some4 = ["PLAYLIST","SEASON","SERIES","WATCHLIST"];
const pattern5 = /^[A-Za-z0-9_-]{1,80}$/u;
const each6 = (v) => isRecord(v) &&
  (isContentId(v.id) || isKey(v.id)) &&
  some4.includes(v.type) &&
  (v.owner === void 0 || isText(v.owner) && pattern5.test(v.owner));
const each7 = (v) => isRecord(v) &&
  isContentId(v.id) &&
  isLine(v.title) &&
  isAccessLevel(v.accessLevel);
export const validate = (v) => isRecord(v) &&
  isContentId(v.id) &&
  isText(v.title, 300, 1) &&
  some1.includes(v.type) &&
  isAccessLevel(v.accessLevel) &&
  (v.licenceIds === void 0 || isLicenceIds(v.licenceIds)) &&
  (v.onlinePlayback === void 0 || some2.includes(v.onlinePlayback)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.longDescription === void 0 || isProse(v.longDescription)) &&
  (v.duration === void 0 || isNumber(v.duration, 0)) &&
  (v.startDate === void 0 || isNumber(v.startDate, 0, 253402300799999)) &&
  (v.endDate === void 0 || isNumber(v.endDate, 0, 253402300799999)) &&
  (v.thumbnailUrl === void 0 || isImageUrl(v.thumbnailUrl)) &&
  (v.posterUrl === void 0 || isImageUrl(v.posterUrl)) &&
  (v.placeholder === void 0 || isPlaceholder(v.placeholder)) &&
  (v.favourite === void 0 || typeof v.favourite === 'boolean') &&
  (v.audioTracks === void 0 || isList(v.audioTracks, each3, 30)) &&
  (v.audioOnly === void 0 || typeof v.audioOnly === 'boolean') &&
  (v.displayLiveBadge === void 0 || typeof v.displayLiveBadge === 'boolean') &&
  (v.live === void 0 || typeof v.live === 'boolean') &&
  (v.series === void 0 || isRecord(v.series) &&
  isContentId(v.series.seriesId) &&
  isLine(v.series.title)) &&
  (v.episodeInformation === void 0 || isRecord(v.episodeInformation) &&
  isWhole(v.episodeInformation.seasonNumber, 0) &&
  isWhole(v.episodeInformation.episodeNumber, 0) &&
  (v.episodeInformation.season === void 0 || isContentId(v.episodeInformation.season)) &&
  (v.episodeInformation.seasonTitle === void 0 || isLine(v.episodeInformation.seasonTitle))) &&
  (v.rating === void 0 || isRecord(v.rating) &&
  isLine(v.rating.rating) &&
  (v.rating.descriptors === void 0 || isList(v.rating.descriptors, isLine, 20))) &&
  (v.categories === void 0 || isList(v.categories, isLine, 30)) &&
  (v.seasonCount === void 0 || isWhole(v.seasonCount, 0)) &&
  (v.vodCount === void 0 || isWhole(v.vodCount, 0)) &&
  (v.sectionId === void 0 || isKey(v.sectionId)) &&
  (v.premiereRelease === void 0 || isRecord(v.premiereRelease) &&
  isLine(v.premiereRelease.type) &&
  isInstant(v.premiereRelease.scheduledAt)) &&
  (v.computedRelease === void 0 || isRecord(v.computedRelease) &&
  isLine(v.computedRelease.type) &&
  isInstant(v.computedRelease.scheduledAt)) &&
  (v.contentContext === void 0 || isList(v.contentContext, each6, 10)) &&
  (v.programmingInfo === void 0 || isRecord(v.programmingInfo) &&
  (v.programmingInfo.currentProgramme === void 0 || isProgramme(v.programmingInfo.currentProgramme)) &&
  (v.programmingInfo.nextProgramme === void 0 || isProgramme(v.programmingInfo.nextProgramme)) &&
  (v.programmingInfo.channelLogoUrl === void 0 || isImageUrl(v.programmingInfo.channelLogoUrl))) &&
  (v.logoUrl === void 0 || isImageUrl(v.logoUrl)) &&
  (v.liveEventId === void 0 || isContentId(v.liveEventId)) &&
  (v.feedName === void 0 || isKey(v.feedName)) &&
  (v.hasResults === void 0 || typeof v.hasResults === 'boolean') &&
  (v.trailers === void 0 || isList(v.trailers, each7, 10)) &&
  (v.watchProgress === void 0 || isNumber(v.watchProgress, 0));
