import type { Validator } from '../../../validator.ts';
import type { ButtonBlock } from '../../types.ts';

export const validate: Validator<ButtonBlock>;
