import type { Validator } from '../../../validator.ts';
import type { LiveCard } from '../../types.ts';

export const validate: Validator<LiveCard>;
