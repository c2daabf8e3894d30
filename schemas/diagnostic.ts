import type { Issue } from './issue.ts';

/**
 * An issue with its document and a suggested fix. The common format in server logs, the preview, the command line and
 * tests.
 */
export interface Diagnostic extends Issue {
  /** Name of the document, such as `pages/home.json` or `page home`. */
  document: string;
  /** Suggested fix, as a sentence. */
  fix: string;
}

const advice: Readonly<Record<string, (issue: Issue) => string>> = {
  required: ({ expected }) => `Add ${expected.replace(/^a /, 'the ')}.`,
  additionalProperties: () => 'Remove it, or correct its name: the schema’s page lists the names.',
  'unknown-kind': () =>
    'Correct the name. If it is a newer kind, give the element a “fallback” that every build can draw.',
  'switched-off': () => 'Remove the element, give it a “fallback”, or switch its kind on again.',
  'not-drawn': () =>
    'Nothing has to be done: newer builds show the element itself. A “fallback” would show in its place.',
  throws: () => 'Take the element out and report it: a valid definition must never make a block fail.',
  code: () => 'Try again; when it stays, the installation is not complete.',
  hydration: () => 'Report it: the page was drawn anew in the browser.',
  reference: () => 'Name something that is there, or add what is missing.',
  syntax: () => 'Correct the JSON at this place.',
  depth: () => 'Nest less deeply.',
  'document-size': () => 'Split the document: move part of it to a page of its own.',
  elements: () => 'Move the elements beyond the limit to a page of their own.',
  'unsafe-key': () => 'Remove the property: its name has a meaning for programs.',
  'newer-version': () => 'Update the installation, or write the document for a version that it knows.',
  fallback: () => 'Nothing has to be done; newer builds show the element itself.',
  'duplicate-id': () => 'Give one of the two another name.',
  'title-id': () => 'Write the id in one of these ways, here and wherever the title is named.',
  'duplicate-key': () => 'Keep one of the two: programs read only the last.',
  message: () => 'Correct the message: braces come in pairs, and a plural ends with other {…}.',
  placeholder: () => 'Use the same placeholders in every language.',
  'empty-label': () => 'Write the text, or remove the key.',
  'unknown-file': () => 'Correct its name or place, or remove it: it is not read.',
  picture: () => 'Export the picture again.',
  font: () => 'Convert the typeface to WOFF2.',
  'file-size': () => 'Export the picture smaller: it is never shown wider than 3840 pixels.',
  'folder-size': () => 'Export the pictures smaller, or remove those that nothing names.',
  logo: () => 'Draw the logo in another shape, or name another file.',
  portrait: () => 'Add an upright picture: on phones the wide one shows only its middle.',
  country: () => 'Write the two letters of a country, such as PT or GB.',
  currency: () => 'Write the three letters of a currency, such as EUR or BRL.',
  scale: () => 'Write the amount with fewer decimal digits, or leave the scale out.',
  'period-amount': () => 'Add the amount of this period: without it the licence cannot be bought.',
  'one-price': () => 'Leave it to one of the two prices.',
  'default-price': () => 'Mark one price as the default: elsewhere viewers see a price of 0 that cannot be bought.',
  'free-price': () => 'Write 0, remove the price, or make the licence STANDARD.',
  trial: () => 'Remove the trial, or sell the licence as a SUBSCRIPTION.',
  'marketing-period': () => 'Write another period, or remove it: the price is not advertised as it is.',
  rank: () => 'Give one of the two another rank: a larger number is higher.',
  percentage: () => 'Round the percentage.',
  'unused-entitlement': () => 'Grant it in a licence, or remove it.',
  'not-for-sale': () => 'Grant what the title needs in a licence, or change its access or entitlements.',
  'not-needed': () => 'Remove the entitlements, or set the access to DENIED.',
  bounds: () => 'Change one of the two: as they are, nothing fits.',
  date: () => 'Correct the day, the month or the time.',
  locale: () => 'Write the tag of a language that exists, such as pt_PT, es_419 or zh_Hant.',
  status: () => 'Open the page with npm start and look at the server’s log.',
  row: () => 'Correct the row’s source.',
  rows: () => 'The document is not to blame: the server gave no rows. Reload the preview, or sign in again.',
  'row-type': () => 'Fill the row from another source, or give it another type.',
  'min-items': () => 'Ask for fewer, or raise the limit: as it is, the row is never shown.',
  hidden: () => 'Show it at one size at least, or remove it.',
  'film-type': () =>
    'Convert the film to MP4 with H.264 and AAC, such as by ffmpeg -i film.mkv -c:v libx264 -c:a aac film.mp4.',
  'missing-film': () => 'Correct the address, or put the file there before viewers come.',
  markup: () => 'Remove the mark-up: viewers would read it as it is written.',
  'unused-file': () => 'Correct its name, name it in a document, or remove it.',
  'empty-tab': () => 'Give an element this tab, or remove the tab.',
  'merge-conflict': () => 'Decide which it is to be: whoever loads the folder keeps this or takes the folder’s.',
  contrast: () => 'Make one of the two colours lighter or darker.',
  'missing-label': () => 'Add the key; until then viewers read another language, or nothing.',
  encoding: () => 'Save the file in UTF-8.',
  'file-name': () => 'Give the file another name.',
  'symbolic-link': () => 'Put the file itself here.',
  'dropped-markup': () => 'Use other tags, or none: these are left out where the text is shown.',
  'unfilled-placeholder': () => 'Write the words themselves: viewers would read the braces.',
  icon: () => 'Correct the name: until then the item has no icon.',
  'unknown-tag': () => 'Correct the tag, or give it to a title.',
  empty: () => 'Fill it, or remove the element: viewers would see nothing, or a gap.',
  'past-event': () => 'Give it its next time, name its recording, or remove it.',
  coverage: ({ expected }) =>
    `Run npm run realm -- language <folder> ${expected.split(' ').at(-1)}: it writes the others into a file to translate.`,
  'label-replaced': () => 'Bring the label back and change its words in each language, or say the same to everybody.',
  'unused-label': () => 'Remove the key, or use it.',
};

const byExpectation: (issue: Issue) => string = ({ expected }) => `Put ${expected} here.`;

/** Suggested fix for an issue. */
export function fixFor(issue: Issue): string {
  const fix = (advice[issue.rule] ?? byExpectation)(issue);
  return issue.near === undefined ? fix : `Did you mean “${issue.near}”? ${fix}`;
}

/** Converts an issue of a document to a diagnostic. */
export function diagnosticOf(document: string, issue: Issue): Diagnostic {
  const { near: _, ...told } = issue;
  return { ...told, document, fix: fixFor(issue) };
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** Sort order of diagnostics: by document, place (elements/2 before elements/10) and rule; deterministic. */
export const compareDiagnostics = (one: Diagnostic, other: Diagnostic): number =>
  inOrder.compare(one.document, other.document) ||
  inOrder.compare(one.pointer, other.pointer) ||
  inOrder.compare(one.rule, other.rule) ||
  inOrder.compare(one.expected, other.expected) ||
  inOrder.compare(one.found, other.found);

/** Formats a diagnostic as one line of command output: severity, place, problem and fix. */
export const findingLine = ({ severity, document, pointer, expected, found, fix }: Diagnostic): string =>
  `${severity} ${document}${pointer && ` ${pointer}`}: expected ${expected}, found ${found} — ${fix}`;
