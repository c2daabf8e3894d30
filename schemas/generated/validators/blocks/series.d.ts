import type { Validator } from '../../../validator.ts';
import type { SeriesBlock } from '../../types.ts';

export const validate: Validator<SeriesBlock>;
