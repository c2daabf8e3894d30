import type { Validator } from '../../../validator.ts';
import type { NewsDocument } from '../../types.ts';

export const validate: Validator<NewsDocument>;
