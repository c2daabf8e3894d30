import * as z from 'zod';

// Custom keywords of the schemas: facts about a kind beyond the validation of its attributes. `npm run generate`
// validates them with these schemas and writes them to `generated/kinds.ts`.

/** Name of an attribute of the same kind. */
const Attribute = z.string().min(1);

/** Data binding of a kind. Its query is the attribute `source`, its page size the attribute `pageSize`. */
export const Bound = z.strictObject({
  data: z.enum(['titles', 'news', 'fighters', 'guide', 'licences']).describe('What it is filled with.'),
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

/** Condition under which the first element of a page contains the page's heading. */
export const Heading = z.strictObject({
  attribute: Attribute.describe('The attribute that must be there.'),
  value: z.string().optional().describe('The value that it must have.'),
});
export type Heading = z.infer<typeof Heading>;

/** Screen that shows a single element of this kind. */
export const OwnPage = z.strictObject({
  type: z.string().describe('Which page, as GET /api/v1/view calls it.'),
  by: Attribute.describe('The attribute that its address names.'),
});
export type OwnPage = z.infer<typeof OwnPage>;

/** Warning if a recommended property is missing. */
export const Advised = z.strictObject({
  rule: z.string().describe('Name of the warning.'),
  beside: z.string().describe('The property beside it that makes it wanted.'),
  expected: z.string().describe('What to give, in words.'),
});
export type Advised = z.infer<typeof Advised>;

/** Kind of a list's items, each of which is validated separately. */
export const Held = z.enum(['elements', 'fields', 'menuItems', 'tabs']);
export type Held = z.infer<typeof Held>;

/** Marks a text that may contain rich text. */
export const Rich = z.literal(true);

/** An attribute whose items are validated separately. */
export interface HeldPart {
  attribute: string;
  holds: Held;
}

/** A recommended property and its path from the attributes. */
export interface AdvisedPart extends Advised {
  at: readonly string[];
}

/** Keywords at the root of a block's schema. */
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

/** Keywords at a property of any schema. */
const propertyKeywords = {
  'x-holds': Held.describe('What the parts of the list are.'),
  'x-advised': Advised.describe('A check of a realm warns where it is missing.'),
  'x-rich': Rich.describe('May hold simple HTML.'),
} as const;

/** All custom keywords, for schema compilers to ignore; they do not affect validation. */
export const ownKeywords: readonly string[] = [...Object.keys(kindKeywords), ...Object.keys(propertyKeywords)];
