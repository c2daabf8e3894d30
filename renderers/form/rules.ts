import type { Fault } from './field.ts';

interface LengthRules {
  required: boolean;
  minLength?: number;
  maxLength?: number;
}

/** The rules that all text-like fields share: required, shortest and longest. Lengths in code points, as in JSON Schema. */
export function checkLength({ required, minLength, maxLength }: LengthRules, value: string): Fault | undefined {
  const length = [...value].length;
  if (length === 0) return required ? { kind: 'required', label: 'fieldIsRequired' } : undefined;
  if (minLength !== undefined && length < minLength)
    return { kind: 'invalid', label: 'fieldTooShort', values: { min: minLength } };
  if (maxLength !== undefined && length > maxLength)
    return { kind: 'invalid', label: 'fieldTooLong', values: { max: maxLength } };
  return undefined;
}

/** Whether it looks like an e-mail address: the pattern of HTML's e-mail input, with a dot in the domain. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/.test(value);
