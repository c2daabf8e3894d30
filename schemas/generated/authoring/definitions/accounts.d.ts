import type { Validator } from '../../../validator.ts';
import type { Accounts } from '../../types.ts';

export const validate: Validator<Accounts>;
