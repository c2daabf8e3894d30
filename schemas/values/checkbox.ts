import type { Rules } from './rules.ts';

/** Value of a ticked checkbox. */
export const TICKED = 'true';

/** Rules of a checkbox. An unticked checkbox submits nothing. */
export const rules: Rules<'checkbox'> = {
  clean(value) {
    const sent = value.trim();
    return sent === 'false' ? '' : sent;
  },
  check({ required }, value) {
    if (value === '') return required ? { kind: 'required', label: 'consentIsRequired' } : undefined;
    return value === TICKED ? undefined : { kind: 'invalid', label: 'fieldIsInvalid' };
  },
  keep: (value) => value === TICKED,
};
