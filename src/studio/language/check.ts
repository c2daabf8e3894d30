import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { checkDocument } from '#schemas/check-document.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { errorAt, type Issue } from '#schemas/issue.ts';
import { limitIssues, limits } from '#schemas/limits.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import { documentName } from './document-name.ts';
import { parsedDocument } from './parsed-document.ts';
import { lineAndColumn } from './positions.ts';
import { replacedLabels } from './replaced-labels.ts';

/**
 * What is wrong with a text; for a mistake of syntax the offset at which it stands, for one that only some views of
 * the preview show, their names, and for what took the place of a label, the label.
 */
export type Found = Diagnostic & { offset?: number; views?: readonly string[]; was?: string };

/** What would be right where the reader of JSON stopped. */
const wanted: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma',
  ColonExpected: 'a colon',
  PropertyNameExpected: 'a property name in quotes',
  ValueExpected: 'a value',
  CloseBraceExpected: 'a closing brace',
  CloseBracketExpected: 'a closing bracket',
  EndOfFileExpected: 'the end',
  InvalidCommentToken: 'no comment',
  UnexpectedEndOfString: 'a closing quote',
};

function syntaxIssue(text: string, { error, offset }: ParseError): Issue {
  const { line, column } = lineAndColumn(text, offset);
  const expected = `${wanted[printParseErrorCode(error)] ?? 'JSON'} at line ${line}, column ${column}`;
  const [sign] = text.slice(offset, offset + 2);
  return errorAt('', 'syntax', expected, sign === undefined ? 'the end' : `“${sign}”`);
}

/**
 * Everything that can be said of a document without asking the server; all mistakes at once. `before` is the text that
 * viewers get.
 */
export function checkText(kind: EditedKind, name: string, text: string, before = ''): Found[] {
  const document = documentName(kind, name);
  if (text.length > limits.documentSize) {
    const issue = errorAt('', 'document-size', `at most ${limits.documentSize} characters`, `${text.length}`);
    return [diagnosticOf(document, issue)];
  }
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  // What follows a first mistake of syntax mostly comes from it.
  if (first) return [{ ...diagnosticOf(document, syntaxIssue(text, first)), offset: first.offset }];
  const beyond = limitIssues(value);
  if (beyond.length > 0) return beyond.map((issue) => diagnosticOf(document, issue));
  const checked = checkDocument(kind, value);
  return [
    ...(checked.issues ?? []).map((issue) => diagnosticOf(document, issue)),
    ...replacedLabels(document, parsedDocument(before), value),
  ];
}
