import type { Validator } from '../../../validator.ts';
import type { Catalogue } from '../../types.ts';

export const validate: Validator<Catalogue>;
