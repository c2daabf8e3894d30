import type { Validator } from '../../../validator.ts';
import type { Card } from '../../types.ts';

export const validate: Validator<Card>;
