import { type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import type { LanguageCoverage } from '#server/authoring/folder/coverage.ts';
import type { CheckReport } from './check-realm.ts';

const RED = '\u001b[31m';
const YELLOW = '\u001b[33m';
const PLAIN = '\u001b[0m';

const coloured = (finding: Diagnostic, line: string) =>
  `${finding.severity === 'error' ? RED : YELLOW}${finding.severity}${PLAIN}${line.slice(finding.severity.length)}`;

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** Formats the translation coverage of a language in one line. */
const coverageLine = ({ locale, product, realm, content }: LanguageCoverage) => {
  const shares = [
    `${product.translated} of ${product.all} labels of the product`,
    `${realm.translated} of ${realm.all} of the realm`,
    `${content.translated} of ${content.all} titles and other content`,
  ];
  return `language ${locale}: ${shares.join(', ')}`;
};

/** Formats a report for people: findings, coverage per language, totals. `seconds` is the duration. */
export function reportText(report: CheckReport, seconds: number, colours: boolean): string {
  const { folder, findings, errors, warnings, pages, coverage } = report;
  const lines = findings.map((finding) => {
    const line = findingLine(finding);
    return colours ? coloured(finding, line) : line;
  });
  const drawn = pages === undefined ? 'no page drawn before the errors are mended' : `${count(pages, 'page')} drawn`;
  const counts = `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return [...lines, ...coverage.map(coverageLine), `${folder}: ${counts}; ${drawn}; ${seconds.toFixed(1)} s`].join(
    '\n',
  );
}

/** Formats a report as JSON. */
export const reportJson = ({ folder, findings, errors, warnings, coverage }: CheckReport): string =>
  JSON.stringify({ folder, findings, errors, warnings, coverage }, null, 2);
