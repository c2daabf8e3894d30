import type { ConsentAnswer } from './consent.ts';
import type { AddressInput, BillingDetailsBody, SignUpBody } from './users.ts';

// Conversion between a form's flat values and the request bodies of account endpoints. The browser converts values to
// bodies; the server converts them back, to validate them by the form's rules.

type Values = Readonly<Record<string, string>>;

const addressNames = ['line1', 'line2', 'city', 'administrativeLevel1', 'postalCode'] as const;
/** Names of the optional account fields besides name and address. */
export const furtherNames = ['birthDate', 'phoneNumber', 'taxNumber'] as const;

const named = <Name extends string>(
  values: { readonly [Key in Name]?: string | undefined },
  names: readonly Name[],
): { [Key in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))) as {
    [Key in Name]?: string;
  };

/** The address contained in the form's values; `addressId` is the id of the field that holds its country. */
function addressOf(values: Values, addressId: string | undefined): { address?: AddressInput } {
  const countryCode = addressId === undefined ? undefined : values[addressId];
  return countryCode ? { address: { countryCode, ...named(values, addressNames) } } : {};
}

const flatAddress = (address: AddressInput | undefined, addressId: string | undefined): Record<string, string> => {
  if (!address || addressId === undefined) return {};
  const { countryCode, ...parts } = address;
  return { ...named(parts, addressNames), [addressId]: countryCode };
};

const signUpNames = new Set<string>(['email', 'secret', 'name', ...addressNames, ...furtherNames]);

/** Whether a field is a custom question of the realm, stored by its id. */
export const isCustomField = (id: string, addressId: string | undefined): boolean =>
  !signUpNames.has(id) && id !== 'fullName' && id !== addressId;

/** Account data that was entered in a form. */
interface AccountPost {
  /** Values of the form, keyed by field name. */
  values: Values;
  /** Id of the field that holds the address's country. */
  addressId: string | undefined;
}

interface SignUpPost extends AccountPost {
  consentAnswers: ConsentAnswer[];
  /** Version of the terms that the user has answered. */
  edition?: string | undefined;
  /** Ids of fields that only repeat another field, such as the password confirmation. */
  confirmations: readonly string[];
}

/** Converts a form's values to the body of sign-up. */
export function signUpBody({ values, addressId, confirmations, consentAnswers, edition }: SignUpPost): SignUpBody {
  const others = Object.entries(values).filter(
    ([name, value]) => value !== '' && !signUpNames.has(name) && name !== addressId && !confirmations.includes(name),
  );
  return {
    email: values['email'] ?? '',
    secret: values['secret'] ?? '',
    ...named(values, ['name', ...furtherNames]),
    ...addressOf(values, addressId),
    ...(others.length > 0 && { fields: Object.fromEntries(others) }),
    consentAnswers,
    ...(edition !== undefined && { edition }),
  };
}

/** Converts the body of sign-up back to the form's values. */
export function signUpValues(body: SignUpBody, addressId: string | undefined): Record<string, string> {
  const { email, secret, name = '', address, fields } = body;
  return {
    ...fields,
    ...named(body, furtherNames),
    ...flatAddress(address, addressId),
    email,
    secret,
    name,
  };
}

function customFields(values: Values, addressId: string | undefined): { fields?: Record<string, string> } {
  const custom = Object.entries(values).filter(([id]) => isCustomField(id, addressId));
  return custom.length > 0 ? { fields: Object.fromEntries(custom) } : {};
}

/** Converts a form's values to the body of billing details; the name field may be name or fullName. */
export const billingBody = ({ values, addressId }: AccountPost): BillingDetailsBody => ({
  ...addressOf(values, addressId),
  // An emptied field removes the stored value; a field that is not in the form leaves it unchanged.
  ...Object.fromEntries(furtherNames.flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  ...customFields(values, addressId),
  fullName: values['fullName'] ?? values['name'] ?? '',
  email: values['email'] ?? '',
});

/** Converts the body of billing details back to the form's values. */
export const billingValues = (body: BillingDetailsBody, addressId: string | undefined): Record<string, string> => ({
  ...body.fields,
  ...named(body, furtherNames),
  ...flatAddress(body.address, addressId),
  fullName: body.fullName,
  name: body.fullName,
  email: body.email,
});
