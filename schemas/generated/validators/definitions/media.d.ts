import type { Validator } from '../../../validator.ts';
import type { Media } from '../../types.ts';

export const validate: Validator<Media>;
