// Generated from the JSON Schemas by scripts/generate. Do not edit: change the schema and run npm run generate.
import type { AdvisedPart, Bound, Heading, HeldPart, OwnPage } from '../keywords.ts';
import type { BlockKind } from './types.ts';

/** How the kinds that are filled from data are bound to it. */
export const boundKinds: ReadonlyMap<string, Bound> = /* @__PURE__ */ new Map<BlockKind, Bound>([
  ["bucket",{"data":"titles","items":"contentList","names":["bucketId","exid"],"firstPage":10}],
  ["cardList",{"data":"titles","items":"cards"}],
  ["fighters",{"data":"fighters","items":"fighters"}],
  ["liveRow",{"data":"titles","items":"cards","family":"LIVE"}],
  ["news",{"data":"news","items":"items"}],
  ["plans",{"data":"licences","items":"plans"}],
  ["programmeGuide",{"data":"guide","items":"channels"}],
  ["video",{"data":"titles","items":"cards"}],
]);

/** The kinds that bring the heading of a page that they open, and when. */
export const headingKinds: ReadonlyMap<string, Heading> = /* @__PURE__ */ new Map<BlockKind, Heading>([
  ["fighters",{"attribute":"layout","value":"PROFILE"}],
  ["form",{"attribute":"title"}],
  ["gifts",{"attribute":"title"}],
  ["hero",{"attribute":"title"}],
  ["imageText",{"attribute":"title"}],
  ["news",{"attribute":"layout","value":"ARTICLE"}],
  ["plans",{"attribute":"title"}],
  ["questions",{"attribute":"title"}],
  ["textBlock",{"attribute":"title"}],
]);

/** Where a kind has the picture that stands for its page. */
export const pictureKinds: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map<BlockKind, readonly string[]>([
  ["bucket",["contentList","0","thumbnailUrl"]],
  ["cardList",["cards","0","thumbnailUrl"]],
  ["fighters",["fighters","0","portraitUrl"]],
  ["groupList",["groups","0","cards","0","thumbnailUrl"]],
  ["hero",["background","imageUrl"]],
  ["image",["source"]],
  ["imageText",["source"]],
  ["liveRow",["cards","0","thumbnailUrl"]],
  ["news",["items","0","imageUrl"]],
  ["video",["cards","0","thumbnailUrl"]],
]);

/** The kinds of which one element can have a page of its own. */
export const pageKinds: ReadonlyMap<string, OwnPage> = /* @__PURE__ */ new Map<BlockKind, OwnPage>([
  ["plugin",{"type":"plugin","by":"id"}],
]);

/** The kinds that show a form whose answers are kept, and the attribute that names it. */
export const formKinds: ReadonlyMap<string, string> = /* @__PURE__ */ new Map<BlockKind, string>([
  ["form","form"],
]);

/** The kinds that have questions and answers, and the attribute that lists them. */
export const questionKinds: ReadonlyMap<string, string> = /* @__PURE__ */ new Map<BlockKind, string>([
  ["questions","items"],
]);

/** The attributes of a kind that hold parts. */
export const heldParts: ReadonlyMap<string, readonly HeldPart[]> = /* @__PURE__ */ new Map<BlockKind, readonly HeldPart[]>([
  ["gridBlock",[{"attribute":"elements","holds":"elements"}]],
  ["reviewForm",[{"attribute":"fields","holds":"fields"}]],
  ["tabs",[{"attribute":"items","holds":"tabs"}]],
]);

/** The attributes of a kind that may hold simple HTML; within a list by its name and theirs. */
export const richParts: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map<BlockKind, readonly string[]>([
  ["imageText",["text"]],
  ["questions",["items/answer"]],
  ["textBlock",["text"]],
]);

/** What a kind is better with. */
export const advisedParts: ReadonlyMap<string, readonly AdvisedPart[]> = /* @__PURE__ */ new Map<BlockKind, readonly AdvisedPart[]>([
  ["hero",[{"at":["background","portraitImageUrl"],"rule":"portrait","beside":"imageUrl","expected":"an upright picture for narrow screens"}]],
]);
