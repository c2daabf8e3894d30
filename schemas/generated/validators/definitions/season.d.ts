import type { Validator } from '../../../validator.ts';
import type { Season } from '../../types.ts';

export const validate: Validator<Season>;
