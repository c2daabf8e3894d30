import type { LabelKey } from '#schemas/labels/keys.ts';
import type { AddressPart } from './address-format.ts';

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/**
 * Address fields that are required besides the street line, by country. Source: the members of the Universal Postal
 * Union.
 */
const needs: readonly { parts: readonly AddressPart[]; countries: ReadonlySet<string> }[] = [
  {
    parts: ['city', 'administrativeLevel1', 'postalCode'],
    countries: list('AS AU BR CA CN ES FM IN IT JP KR MH MP MX PF PW RU TW US VI'),
  },
  {
    parts: ['city', 'postalCode'],
    countries: list(
      'AT AX BE BL CH CZ DE DK EE FI FK FO FR GB GF GG GL GP GR GU HU IM IO JE LI LT LU MF MQ MY NC NL NO NZ PL PM PR PT RE SA SE SH SJ SK TC TR UA WF YT ZA',
    ),
  },
  { parts: ['city', 'administrativeLevel1'], countries: list('CR IQ JM PG SO SV VE') },
  { parts: ['administrativeLevel1'], countries: list('AE CO HK ID KY NR') },
  { parts: ['postalCode'], countries: list('SG SM') },
  { parts: [], countries: list('MO') },
];
const elsewhere: readonly AddressPart[] = ['city'];

/** Returns the required address fields of a country. */
export const neededParts = (country: string): readonly AddressPart[] => [
  'line1',
  ...(needs.find(({ countries }) => countries.has(country))?.parts ?? elsewhere),
];

/** Labels of those address fields that have a local name in some countries. */
const names: { [Part in AddressPart]: readonly (readonly [LabelKey, ReadonlySet<string>])[] } = {
  line1: [],
  line2: [],
  city: [
    ['address.postTown', list('GB GG IM JE')],
    ['address.suburb', list('AU')],
    ['address.cityOrWard', list('JP')],
    ['address.district', list('HK')],
  ],
  administrativeLevel1: [
    ['address.state', list('AS AU BR FM IN MH MP MX MY NG PW US VE VI')],
    ['address.province', list('AR CA CN CR CU ES ID IR IT KR MN MZ PA PG PH TH TR VN')],
    ['address.prefecture', list('JP')],
    ['address.emirate', list('AE')],
    ['address.county', list('IE TW')],
    ['address.department', list('CO HN NI SV UY')],
    ['address.island', list('BS CV KI KN KY PF SC TV')],
    ['address.parish', list('BB JM')],
    ['address.area', list('HK')],
  ],
  postalCode: [
    ['address.zipCode', list('AS FM GU MH MP PH PR PW US VI')],
    ['address.postcode', list('AU FK GB GG GI IM JE NZ SH')],
    ['address.pinCode', list('IN')],
    ['address.eircode', list('IE')],
    ['address.cep', list('BR')],
  ],
};
const usual: { [Part in AddressPart]: LabelKey } = {
  line1: 'address.line1',
  line2: 'address.line2',
  city: 'address.city',
  administrativeLevel1: 'address.region',
  postalCode: 'address.postalCode',
};

/** Returns the label key with the local name of an address field. */
export const partLabel = (country: string, part: AddressPart): LabelKey =>
  names[part].find(([, countries]) => countries.has(country))?.[0] ?? usual[part];

/**
 * Additional fields that payers must fill in: the CPF (tax number) in Brazil, and the birth date for cards in Korea.
 */
export const furtherFields: Readonly<Record<string, { fieldName: 'taxNumber' | 'birthDate'; label: LabelKey }>> = {
  BR: { fieldName: 'taxNumber', label: 'address.cpf' },
  KR: { fieldName: 'birthDate', label: 'address.birthDate' },
};
