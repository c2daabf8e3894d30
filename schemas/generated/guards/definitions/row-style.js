// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isImageUrl, isLine, isProse } from './common.js';
import { validate as isLink } from './link.js';
const some1 = [1,2];
const some2 = ["basic","featured","inline"];
const some3 = ["background","surface","raised","brand","transparent"];
const each4 = (v) => some3.includes(v);
const some5 = ["LEFT","CENTER","RIGHT"];
const some6 = ["regular","stacked"];
const some7 = ["title","poster"];
export const isCta = (v) => isRecord(v) &&
  isLine(v.ctaText) &&
  isLink(v.link);
export const validate = (v) => isRecord(v) &&
  (v.rowCount === void 0 || some1.includes(v.rowCount)) &&
  (v.displayPosters === void 0 || typeof v.displayPosters === 'boolean') &&
  (v.hideMetadata === void 0 || typeof v.hideMetadata === 'boolean') &&
  (v.rowType === void 0 || some2.includes(v.rowType)) &&
  (v.background === void 0 || isRecord(v.background) &&
  (v.background.imageUrl === void 0 || isImageUrl(v.background.imageUrl)) &&
  (v.background.gradients === void 0 || isList(v.background.gradients, each4, 4, 2))) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.primaryCta === void 0 || isCta(v.primaryCta)) &&
  (v.secondaryCta === void 0 || isCta(v.secondaryCta)) &&
  (v.textAlignment === void 0 || some5.includes(v.textAlignment)) &&
  (v.metadataDisplayMode === void 0 || some6.includes(v.metadataDisplayMode)) &&
  (v.playlistImageType === void 0 || some7.includes(v.playlistImageType));
