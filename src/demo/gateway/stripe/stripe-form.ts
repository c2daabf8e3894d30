import * as z from 'zod';
import { StripeApiError } from './stripe-error.ts';

type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Numbers of parameters and of nested names that a request may have. */
const PARAMETERS_MAX = 500;
const DEPTH_MAX = 8;

/** Splits `a[b][0]` into a, b and 0. */
function splitName(name: string): string[] {
  const parts = name.replaceAll(']', '').split('[');
  if (parts.length > DEPTH_MAX || parts.some((part) => part === '__proto__'))
    throw new StripeApiError(400, { type: 'invalid_request_error', message: `Invalid parameter name ${name}` });
  return parts;
}

/** Turns objects whose keys are 0, 1, 2 … into arrays. */
function toArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, toArrays(item)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index) || key === '');
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/**
 * Reads Stripe's form encoding with bracket nesting: `metadata[realm]=north&expand[0]=latest_charge`.
 * @throws StripeApiError 400 for names that nest too deep
 */
export function parseForm(text: string): FormValue {
  const root: { [key: string]: FormValue } = {};
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, PARAMETERS_MAX)) {
    const parts = splitName(name);
    let target = root;
    for (const part of parts.slice(0, -1)) {
      const inner = Object.hasOwn(target, part) ? target[part] : undefined;
      target = typeof inner === 'object' && !Array.isArray(inner) ? inner : (target[part] = {});
    }
    const last = parts.at(-1) ?? '';
    // `expand[]` is written without an index.
    target[last === '' ? String(Object.keys(target).length) : last] = value;
  }
  return toArrays(root);
}

/** A boolean parameter. */
export const FormBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');
/** A whole number. */
export const FormInteger = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
export const FormMetadata = z.record(z.string().max(40), z.string().max(500)).default({});
export const FormExpand = z.array(z.string().max(200)).max(20).default([]);

/**
 * Checks parameters.
 * @throws StripeApiError 400 with the parameter's name, and with `parameter_unknown` for parameters that do not exist
 */
export function parseParameters<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue?.path.map(String) ?? [];
  const isUnknown = issue?.code === 'unrecognized_keys';
  const names = isUnknown ? [...at, issue.keys[0] ?? ''] : at;
  const param = names.map((part, index) => (index === 0 ? part : `[${part}]`)).join('');
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('received undefined');
  throw new StripeApiError(400, {
    type: 'invalid_request_error',
    message: isUnknown ? `Received unknown parameter: ${param}` : `${issue?.message ?? 'Invalid value'}: ${param}`,
    param,
    ...(isUnknown && { code: 'parameter_unknown' }),
    ...(isMissing && { code: 'parameter_missing' }),
  });
}
