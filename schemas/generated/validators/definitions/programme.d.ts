import type { Validator } from '../../../validator.ts';
import type { Programme } from '../../types.ts';

export const validate: Validator<Programme>;
