// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isContentId, isImageUrl, isInstant, isLine, isPlaceholder, isProse } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
const some1 = ["VOD","LIVE"];
const some2 = ["VOD","LIVE","EPG","PLAYLIST","SEASON","SERIES","ROUTE"];
const some3 = ["SECTION"];
const some4 = ["VOD","LIVE","EPG","PLAYLIST","SEASON","SERIES","SECTION","PLUGIN","ROUTE"];
const some5 = ["EXTERNAL"];
const some6 = ["VOD","PLAYLIST","VOD_SERIES","VOD_SEASON","LIVE"];
const some7 = ["LEFT","CENTER","RIGHT"];
const some8 = ["LEFT","CENTER","RIGHT"];
export const isMoment = (v) => isRecord(v) &&
  isInstant(v.instant) &&
  isLine(v.text);
export const isAnimatedBackground = (v) => isRecord(v) &&
  isContentId(v.entityId) &&
  some1.includes(v.entityType) &&
  (v.fileUrl === void 0 || isImageUrl(v.fileUrl)) &&
  typeof v.isPreviewAudioOn === 'boolean';
export const isButton = (v) => isRecord(v) &&
  (isRecord(v) &&
  v.type === "WATCH_NOW" &&
  isLine(v.text) &&
  isLink(v.link) &&
  isRecord(v.link) &&
  (v.link.type === void 0 || some2.includes(v.link.type)) || isRecord(v) &&
  v.type === "SECTION_LINK" &&
  isLine(v.text) &&
  isLink(v.link) &&
  isRecord(v.link) &&
  (v.link.type === void 0 || some3.includes(v.link.type)) || isRecord(v) &&
  v.type === "ROUTE_LINK" &&
  isLine(v.text) &&
  isLink(v.link) &&
  isRecord(v.link) &&
  (v.link.type === void 0 || some4.includes(v.link.type)) || isRecord(v) &&
  v.type === "EXTERNAL_URL" &&
  isLine(v.text) &&
  isLink(v.link) &&
  isRecord(v.link) &&
  (v.link.type === void 0 || some5.includes(v.link.type)) || isRecord(v) &&
  v.type === "ADD_TO_WATCHLIST" &&
  isLine(v.text) &&
  isListed(v.content) || isRecord(v) &&
  v.type === "ADD_TO_FAVOURITES" &&
  isLine(v.text) &&
  isListed(v.content));
export const isListed = (v) => isRecord(v) &&
  isContentId(v.id) &&
  some6.includes(v.type) &&
  isLine(v.title);
export const validate = (v) => isRecord(v) &&
  (v.heroId === void 0 || isContentId(v.heroId)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.titleImage === void 0 || isImageUrl(v.titleImage)) &&
  (v.tagline === void 0 || isLine(v.tagline)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.tags === void 0 || isList(v.tags, isLine, 8)) &&
  (v.moment === void 0 || isMoment(v.moment)) &&
  isRecord(v.background) &&
  (v.background.imageUrl === void 0 || isImageUrl(v.background.imageUrl)) &&
  (v.background.portraitImageUrl === void 0 || isImageUrl(v.background.portraitImageUrl)) &&
  (v.background.placeholder === void 0 || isPlaceholder(v.background.placeholder)) &&
  (v.background.gradientTop === void 0 || typeof v.background.gradientTop === 'boolean') &&
  (v.background.gradientBottom === void 0 || typeof v.background.gradientBottom === 'boolean') &&
  (v.background.gradientLeft === void 0 || typeof v.background.gradientLeft === 'boolean') &&
  (v.background.animatedBackground === void 0 || isAnimatedBackground(v.background.animatedBackground)) &&
  (v.primaryButton === void 0 || isButton(v.primaryButton)) &&
  (v.secondaryButton === void 0 || isButton(v.secondaryButton)) &&
  (v.content === void 0 || isListed(v.content)) &&
  (v.channelLogo === void 0 || isImageUrl(v.channelLogo)) &&
  (v.alignment === void 0 || some7.includes(v.alignment)) &&
  (v.textAlignment === void 0 || some8.includes(v.textAlignment)) &&
  (v.display === void 0 || isRecord(v.display) &&
  (v.display.title === void 0 || typeof v.display.title === 'boolean') &&
  (v.display.description === void 0 || typeof v.display.description === 'boolean') &&
  (v.display.tagline === void 0 || typeof v.display.tagline === 'boolean') &&
  (v.display.channelLogo === void 0 || typeof v.display.channelLogo === 'boolean'));
