import { compareDiagnostics, type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import type { RealmBundle } from './bundle.ts';
import { catalogueMistakes, doubleNumbers } from './check-catalogue.ts';
import { dateFindings } from './check-dates.ts';
import { elementFindings } from './check-elements.ts';
import { emptyFindings } from './check-empty.ts';
import { entitlementFindings } from './check-entitlements.ts';
import { feedMistakes } from './check-feeds.ts';
import { fieldsFindings } from './check-fields.ts';
import { formMistakes } from './check-forms.ts';
import { knownNameFindings } from './check-known-names.ts';
import { labelFindings } from './check-labels.ts';
import { licenceFindings } from './check-licences.ts';
import { paymentFindings } from './check-payments.ts';
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
import { voucherFindings } from './check-vouchers.ts';
import { documentsOf } from './documents-of.ts';
import { coverageFindings } from './coverage.ts';
import type { Known } from './known.ts';

/** A rule that compares several documents of a realm. A schema can check only one document. */
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
  licenceFindings,
  voucherFindings,
  paymentFindings,
  entitlementFindings,
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

/** Sorts findings and removes duplicates, since several rules may report the same error. */
export const ordered = (findings: readonly Diagnostic[]): Diagnostic[] =>
  [...new Map(findings.map((one) => [findingLine(one), one])).values()].sort(compareDiagnostics);

/**
 * Maps the pointers of findings to the document as the author wrote it. Drops findings about parts that were left out
 * as invalid: these parts are reported already, and their replacement values are not the author's.
 */
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
 * Runs all rules that compare several documents of a realm. The load command, the check command, the studio and
 * publishing all call it, so that they reject the same realms.
 */
export const documentFindings = (bundle: RealmBundle, known: Known): Diagnostic[] => [
  ...asWritten(
    rules.flatMap((rule) => rule(bundle, known)),
    bundle,
  ),
  ...doubleNumbers(known),
];
