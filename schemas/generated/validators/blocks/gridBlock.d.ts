import type { Validator } from '../../../validator.ts';
import type { GridBlockBlock } from '../../types.ts';

export const validate: Validator<GridBlockBlock>;
