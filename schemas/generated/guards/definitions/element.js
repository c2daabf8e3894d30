// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText } from '../../../guard.ts';
import { isKey, isVersion } from './common.js';
const some1 = ["none","flex"];
const pattern2 = /^[a-z][A-Za-z0-9]{0,39}$/u;
const some3 = ["header","list"];
const each4 = (v) => (isText(v) || isRecord(v));
export const isDisplay = (v) => isRecord(v) &&
  (v.display === void 0 || some1.includes(v.display));
export const validate = (v) => isRecord(v) &&
  isText(v.$type) && pattern2.test(v.$type) &&
  some3.includes(v.$zone) &&
  (v.$variant === void 0 || isKey(v.$variant)) &&
  isRecord(v.attributes) &&
  (v.analyticsId === void 0 || isKey(v.analyticsId)) &&
  (v.style === void 0 || isRecord(v.style) &&
  (v.style.mobile === void 0 || isDisplay(v.style.mobile)) &&
  (v.style.tablet === void 0 || isDisplay(v.style.tablet)) &&
  (v.style.desktop === void 0 || isDisplay(v.style.desktop)) &&
  (v.style.tv === void 0 || isDisplay(v.style.tv))) &&
  (v.$version === void 0 || isVersion(v.$version)) &&
  (v.fallback === void 0 || isList(v.fallback, each4, 5));
