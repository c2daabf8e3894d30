import type { Validator } from '../../../validator.ts';
import type { ConsentTerm } from '../../types.ts';

export const validate: Validator<ConsentTerm>;
