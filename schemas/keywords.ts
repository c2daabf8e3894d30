import * as z from 'zod';

// Keywords of our own in the schemas: what the programs have to know of a kind beyond how its attributes are checked.
// `npm run generate` holds them to what stands here and writes them into `generated/kinds.ts`.

/** The name of an attribute of the same kind. */
const Attribute = z.string().min(1);

/** How a kind is filled from data of the realm. Its query is the attribute `source`, its count of items `pageSize`. */
export const Bound = z.strictObject({
  data: z.enum(['titles', 'news', 'fighters', 'guide']).describe('What it is filled with.'),
  items: Attribute.describe('The attribute that takes what was found.'),
  names: z
    .array(Attribute)
    .min(1)
    .optional()
    .describe('The attributes by which its items are asked for later. Without them it is known by its source.'),
  firstPage: z
    .int()
    .min(1)
    .optional()
    .describe('How many come with the page; the rest is asked for. Without it pageSize, else all.'),
  family: z
    .enum(['VOD', 'LIVE', 'PLAYLIST', 'SEASON', 'SERIES'])
    .optional()
    .describe('The one family of titles that it can show. Without it: any.'),
});
export type Bound = z.infer<typeof Bound>;

/** When an element that stands first brings the page's heading itself. */
export const Heading = z.strictObject({
  attribute: Attribute.describe('The attribute that must be there.'),
  value: z.string().optional().describe('The value that it must have.'),
});
export type Heading = z.infer<typeof Heading>;

/** The screen that shows one element of a kind by itself. */
export const OwnPage = z.strictObject({
  type: z.string().describe('Which page, as GET /api/v1/view calls it.'),
  by: Attribute.describe('The attribute that its address names.'),
});
export type OwnPage = z.infer<typeof OwnPage>;

/** What is missed where it is not given. */
export const Advised = z.strictObject({
  rule: z.string().describe('Name of the warning.'),
  beside: z.string().describe('The property beside it that makes it wanted.'),
  expected: z.string().describe('What to give, in words.'),
});
export type Advised = z.infer<typeof Advised>;

/** What the parts of a list are, each of which is checked by itself. */
export const Held = z.enum(['elements', 'fields', 'menuItems', 'tabs']);
export type Held = z.infer<typeof Held>;

/** That a text is more than plain. */
export const Rich = z.literal(true);

/** An attribute whose parts are each checked by themselves. */
export interface HeldPart {
  attribute: string;
  holds: Held;
}

/** A property that is better given, and the path to it from the attributes. */
export interface AdvisedPart extends Advised {
  at: readonly string[];
}

/** Keywords that stand at the top of a block's schema. */
export const kindKeywords = {
  'x-bound': Bound.describe('Filled by the server from data of the realm.'),
  'x-heading': Heading.describe('Brings the heading of a page that it opens.'),
  'x-picture': z
    .array(z.string())
    .min(1)
    .describe('Where it has the picture that represents its page in link previews; numbers are positions in a list.'),
  'x-page': OwnPage.describe('Has a page of its own.'),
  'x-form': Attribute.describe('Shows a form whose answers are kept: the attribute that names it.'),
  'x-questions': Attribute.describe('Has questions and answers: the list whose parts have `question` and `answer`.'),
  'x-zone': z.enum(['header', 'list']).describe('The zone that it is written for. Without it: list.'),
} as const;

/** Keywords that stand at a property of any schema. */
const propertyKeywords = {
  'x-holds': Held.describe('What the parts of the list are.'),
  'x-advised': Advised.describe('A check of a realm warns where it is missing.'),
  'x-rich': Rich.describe('May hold simple HTML.'),
} as const;

/** All of them, for what compiles schemas: they decide nothing about a value. */
export const ownKeywords: readonly string[] = [...Object.keys(kindKeywords), ...Object.keys(propertyKeywords)];
