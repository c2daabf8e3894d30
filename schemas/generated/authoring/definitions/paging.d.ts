import type { Validator } from '../../../validator.ts';
import type { Paging } from '../../types.ts';

export const validate: Validator<Paging>;
