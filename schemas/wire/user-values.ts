import type { ConsentAnswer } from './consent.ts';
import type { AddressInput, BillingDetailsBody, SignUpBody } from './users.ts';

// Between the values of a form, which are flat and named by their fields, and the bodies of the calls about accounts.
// The browser goes one way, the server the other, so that it can check what came by the rules of the form.

type Values = Readonly<Record<string, string>>;

const addressNames = ['line1', 'line2', 'city', 'administrativeLevel1', 'postalCode'] as const;
/** What an account may be asked besides its name and address, by the names of its fields. */
export const furtherNames = ['birthDate', 'phoneNumber', 'taxNumber'] as const;

const named = <Name extends string>(
  values: { readonly [Key in Name]?: string | undefined },
  names: readonly Name[],
): { [Key in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))) as {
    [Key in Name]?: string;
  };

/** The address among the values; `addressId` is the field that holds its country. */
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

/** Whether a field is the realm's own question, whose answer an account keeps by the field's id. */
export const isCustomField = (id: string, addressId: string | undefined): boolean =>
  !signUpNames.has(id) && id !== 'fullName' && id !== addressId;

/** What a form gives of an account. */
interface AccountPost {
  /** By field. */
  values: Values;
  /** Id of the field that holds the address's country. */
  addressId: string | undefined;
}

interface SignUpPost extends AccountPost {
  consentAnswers: ConsentAnswer[];
  /** Of the terms that they answer. */
  edition?: string | undefined;
  /** Ids of fields that only confirm what another one says. */
  confirmations: readonly string[];
}

/** Sign-up's body from its form. */
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

/** The values of the form that gave a sign-up's body. */
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

/** Billing details' body from the form, whose name field may be called name or fullName. */
export const billingBody = ({ values, addressId }: AccountPost): BillingDetailsBody => ({
  ...addressOf(values, addressId),
  // A field that was emptied removes what was kept; one that the form does not show leaves it.
  ...Object.fromEntries(furtherNames.flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  ...customFields(values, addressId),
  fullName: values['fullName'] ?? values['name'] ?? '',
  email: values['email'] ?? '',
});

/** The values of the form that gave billing details' body. */
export const billingValues = (body: BillingDetailsBody, addressId: string | undefined): Record<string, string> => ({
  ...body.fields,
  ...named(body, furtherNames),
  ...flatAddress(body.address, addressId),
  fullName: body.fullName,
  name: body.fullName,
  email: body.email,
});
