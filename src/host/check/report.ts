import { type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import type { CheckReport } from './check-realm.ts';

const RED = '\u001b[31m';
const YELLOW = '\u001b[33m';
const PLAIN = '\u001b[0m';

const coloured = (finding: Diagnostic, line: string) =>
  `${finding.severity === 'error' ? RED : YELLOW}${finding.severity}${PLAIN}${line.slice(finding.severity.length)}`;

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** A report for people: a line for each finding, then how many there are. `seconds` is how long it took. */
export function reportText(report: CheckReport, seconds: number, colours: boolean): string {
  const { folder, findings, errors, warnings, pages } = report;
  const lines = findings.map((finding) => {
    const line = findingLine(finding);
    return colours ? coloured(finding, line) : line;
  });
  const drawn = pages === undefined ? 'no page drawn before the errors are mended' : `${count(pages, 'page')} drawn`;
  const counts = `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return [...lines, `${folder}: ${counts}; ${drawn}; ${seconds.toFixed(1)} s`].join('\n');
}

/** A report for programs. */
export const reportJson = ({ folder, findings, errors, warnings }: CheckReport): string =>
  JSON.stringify({ folder, findings, errors, warnings }, null, 2);
