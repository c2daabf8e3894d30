import type { Validator } from '../../../validator.ts';
import type { Page } from '../../types.ts';

export const validate: Validator<Page>;
