import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { checkDocument } from '#schemas/check-document.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { errorAt, type Issue } from '#schemas/issue.ts';
import { limitIssues, limits } from '#schemas/limits.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import { documentName } from './document-name.ts';
import { parsedDocument } from './parsed-document.ts';
import { lineAndColumn } from './positions.ts';
import { replacedLabels } from './replaced-labels.ts';

/**
 * A problem that the studio shows. `offset` is the position of a syntax error, `views` names the preview views if only
 * some show the problem, and `was` is the label that a plain text replaced.
 */
export type FoundMistake = Diagnostic & { offset?: number; views?: readonly string[]; was?: string };

/** For each error of the JSON parser: what it expected, in words. */
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
 * Checks a document in the browser and reports all problems. `before` is the published source, to detect replaced
 * labels.
 */
export function checkText(kind: EditedKind, name: string, text: string, before = ''): FoundMistake[] {
  const document = documentName(kind, name);
  if (text.length > limits.documentSize) {
    const issue = errorAt('', 'document-size', `at most ${limits.documentSize} characters`, `${text.length}`);
    return [diagnosticOf(document, issue)];
  }
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  // Only the first syntax error is reported, because it causes most of the later ones.
  if (first) return [{ ...diagnosticOf(document, syntaxIssue(text, first)), offset: first.offset }];
  const beyond = limitIssues(value);
  if (beyond.length > 0) return beyond.map((issue) => diagnosticOf(document, issue));
  const checked = checkDocument(kind, value);
  return [
    ...(checked.issues ?? []).map((issue) => diagnosticOf(document, issue)),
    ...replacedLabels(document, parsedDocument(before), value),
  ];
}
