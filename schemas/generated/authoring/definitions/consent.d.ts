import type { Validator } from '../../../validator.ts';
import type { Consent } from '../../types.ts';

export const validate: Validator<Consent>;
