import type { Rules } from './rules.ts';

/** What a ticked box sends. */
export const TICKED = 'true';

/** A box to tick. A box without a tick sends nothing. */
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
