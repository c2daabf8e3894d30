import type { Validator } from '../../../validator.ts';
import type { LiveRowBlock } from '../../types.ts';

export const validate: Validator<LiveRowBlock>;
