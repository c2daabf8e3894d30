import { compareDiagnostics, type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import type { RealmBundle } from './bundle.ts';
import { catalogueMistakes, doubleNumbers } from './check-catalogue.ts';
import { dateFindings } from './check-dates.ts';
import { elementFindings } from './check-elements.ts';
import { emptyFindings } from './check-empty.ts';
import { feedMistakes } from './check-feeds.ts';
import { fieldsFindings } from './check-fields.ts';
import { formMistakes } from './check-forms.ts';
import { knownNameFindings } from './check-known-names.ts';
import { labelFindings } from './check-labels.ts';
import { linksMistakes } from './check-links.ts';
import { markupFindings } from './check-markup.ts';
import { mediaFindings } from './check-media.ts';
import { nameFindings } from './check-names.ts';
import { originFindings } from './check-origins.ts';
import { pagesMistakes } from './check-pages.ts';
import { placeholderFindings } from './check-placeholders.ts';
import { rowFindings } from './check-rows.ts';
import { settingsMistakes } from './check-settings.ts';
import { sourcesMistakes } from './check-sources.ts';
import { tabFindings } from './check-tabs.ts';
import { territoryFindings } from './check-territories.ts';
import { textMistakes } from './check-texts.ts';
import { tokenFindings } from './check-tokens.ts';
import { themeFindings } from './check-theme.ts';
import { titleMistakes } from './check-titles.ts';
import { documentsOf } from './documents-of.ts';
import { coverageFindings } from './coverage.ts';
import type { Known } from './known.ts';

/** What is wrong with the documents of a realm beyond the schema of each. */
type Rule = (bundle: RealmBundle, known: Known) => Diagnostic[];

const rules: readonly Rule[] = [
  settingsMistakes,
  formMistakes,
  fieldsFindings,
  pagesMistakes,
  linksMistakes,
  sourcesMistakes,
  titleMistakes,
  elementFindings,
  tabFindings,
  rowFindings,
  originFindings,
  catalogueMistakes,
  mediaFindings,
  dateFindings,
  territoryFindings,
  markupFindings,
  feedMistakes,
  textMistakes,
  nameFindings,
  themeFindings,
  labelFindings,
  placeholderFindings,
  coverageFindings,
  tokenFindings,
  knownNameFindings,
  emptyFindings,
];

/** In order, and each but once: a mistake may be seen from more than one side. */
export const ordered = (findings: readonly Diagnostic[]): Diagnostic[] =>
  [...new Map(findings.map((one) => [findingLine(one), one])).values()].sort(compareDiagnostics);

/** Tells of places as they were written. What was taken out has been told of, and what stands in for it is nobody's. */
function asWritten(findings: readonly Diagnostic[], bundle: RealmBundle): Diagnostic[] {
  const damages = new Map(documentsOf(bundle).map(({ file, damage }) => [file, damage]));
  return findings.flatMap((finding) => {
    const damage = damages.get(finding.document);
    if (!damage) return [finding];
    const pointer = damage.placeOf(finding.pointer);
    return damage.isTaken(pointer) ? [] : [{ ...finding, pointer }];
  });
}

/**
 * Everything that can be said of a realm's documents together, beyond what is wrong with each by itself. The one set of
 * rules of loading, checking, the studio and publishing: what any of them refuses, all refuse.
 */
export const documentFindings = (bundle: RealmBundle, known: Known): Diagnostic[] => [
  ...asWritten(
    rules.flatMap((rule) => rule(bundle, known)),
    bundle,
  ),
  ...doubleNumbers(known),
];
