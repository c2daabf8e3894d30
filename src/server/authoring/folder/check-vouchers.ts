import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Licence, VoucherCampaign } from '#schemas/generated/types.ts';
import { describeValue } from '#schemas/issue.ts';
import { normalizeVoucherCode } from '../../commerce/vouchers/voucher-code.ts';
import { isComplete, type RealmBundle } from './bundle.ts';
import { reductionMistakes } from './check-prices.ts';
import { isCountry } from './codes.ts';
import { createDuplicateError, createError, createReferenceError, warning } from './mistakes.ts';

/** Checks that a campaign has either a code or unique codes. `at` is the campaign's JSON pointer. */
function codeMistakes(file: string, at: string, { code, uniqueCodes }: VoucherCampaign): Diagnostic[] {
  const hasUniqueCodes = uniqueCodes === true;
  if ((code === undefined) === hasUniqueCodes) return [];
  const found = hasUniqueCodes ? 'both' : 'nothing';
  return [createError(file, at, 'required', 'either a “code” or “uniqueCodes”: true', found)];
}

function timeMistakes(file: string, at: string, { validFrom, validUntil }: VoucherCampaign): Diagnostic[] {
  if (validFrom === undefined || validUntil === undefined || Date.parse(validFrom) < Date.parse(validUntil)) return [];
  const expected = `a time after “validFrom” (${validFrom})`;
  return [createError(file, `${at}/validUntil`, 'order', expected, describeValue(validUntil))];
}

/** Reports licences and families that the realm does not have, and codes of countries that do not exist. */
function scopeMistakes(
  file: string,
  at: string,
  { licences = [], families = [], countries = [] }: VoucherCampaign,
  sold: readonly Licence[] | undefined,
): Diagnostic[] {
  const ids = new Set(sold?.map(({ id }) => id));
  const names = new Set(sold?.flatMap(({ family }) => (family === undefined ? [] : [family])));
  return [
    ...licences.flatMap((id, index) =>
      !sold || ids.has(id)
        ? []
        : [createReferenceError(file, `${at}/licences/${index}`, 'the id of a licence in licences.json', id)],
    ),
    ...families.flatMap((name, index) =>
      !sold || names.has(name)
        ? []
        : [createReferenceError(file, `${at}/families/${index}`, 'a family of licences.json', name, names)],
    ),
    ...countries.flatMap((country, index) =>
      isCountry(country)
        ? []
        : [createError(file, `${at}/countries/${index}`, 'country', 'the code of a country', describeValue(country))],
    ),
  ];
}

/** Reports campaigns with the same id, and codes that differ only in case and hyphens. */
function doubleMistakes(file: string, campaigns: readonly VoucherCampaign[]): Diagnostic[] {
  const codes = campaigns.map(({ code }) => (code === undefined ? undefined : normalizeVoucherCode(code)));
  return campaigns.flatMap(({ id, code }, index) => {
    const first = codes.indexOf(codes[index]);
    return [
      ...(campaigns.findIndex((other) => other.id === id) < index
        ? [createDuplicateError(file, `/campaigns/${index}/id`, 'an id that no other campaign has', id)]
        : []),
      ...(code !== undefined && first < index
        ? [
            createDuplicateError(
              file,
              `/campaigns/${index}/code`,
              `a code that no other campaign has (/campaigns/${first}/code is the same)`,
              code,
            ),
          ]
        : []),
    ];
  });
}

/** Warns about periods of a campaign whose licences do not renew. */
function periodFindings(
  file: string,
  at: string,
  { discount, licences, families }: VoucherCampaign,
  sold: readonly Licence[],
): Diagnostic[] {
  if (discount.periods === undefined && discount.lifeTimeRepeat === undefined) return [];
  const reduced = sold.filter(
    ({ id, family }) =>
      (!licences && !families) || licences?.includes(id) || (family !== undefined && families?.includes(family)),
  );
  if (reduced.length === 0 || reduced.some(({ purchaseStrategy }) => purchaseStrategy.type === 'SUBSCRIPTION'))
    return [];
  const expected = 'no number of periods, because none of the licences is a SUBSCRIPTION';
  return [warning(file, `${at}/discount`, 'unused-periods', expected, describeValue(discount.periods ?? true))];
}

/** Checks the realm's voucher campaigns. */
export function voucherFindings({ vouchers, licences }: RealmBundle): Diagnostic[] {
  if (!vouchers) return [];
  const {
    file,
    document: { campaigns },
  } = vouchers;
  // A damaged document has licences that are not known here.
  const sold = licences && !isComplete(licences, '/licences') ? undefined : (licences?.document.licences ?? []);
  return [
    ...doubleMistakes(file, campaigns),
    ...campaigns.flatMap((campaign, index) => {
      const at = `/campaigns/${index}`;
      return [
        ...codeMistakes(file, at, campaign),
        ...reductionMistakes(file, `${at}/discount`, campaign.discount),
        ...timeMistakes(file, at, campaign),
        ...scopeMistakes(file, at, campaign, sold),
        ...periodFindings(file, at, campaign, sold ?? []),
      ];
    }),
  ];
}
