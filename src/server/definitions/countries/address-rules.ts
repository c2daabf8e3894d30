import type { LabelKey } from '#schemas/labels/keys.ts';
import type { AddressPart } from './address-format.ts';

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Which parts a country's post needs, besides the street line, as the Universal Postal Union's members publish it. */
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

/** The parts that must be given for an address in a country. */
export const neededParts = (country: string): readonly AddressPart[] => [
  'line1',
  ...(needs.find(({ countries }) => countries.has(country))?.parts ?? elsewhere),
];

/** What a part is called where it is not called by its usual name. */
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

/** Label of a part, as the country's people call it. */
export const partLabel = (country: string, part: AddressPart): LabelKey =>
  names[part].find(([, countries]) => countries.has(country))?.[0] ?? usual[part];

/** What some countries ask of a payer besides the address: Brazil the CPF, Korea's cards the day of birth. */
export const furtherFields: Readonly<Record<string, { fieldName: 'taxNumber' | 'birthDate'; label: LabelKey }>> = {
  BR: { fieldName: 'taxNumber', label: 'address.cpf' },
  KR: { fieldName: 'birthDate', label: 'address.birthDate' },
};
