import type { Validator } from '../../../validator.ts';
import type { ButtonListBlock } from '../../types.ts';

export const validate: Validator<ButtonListBlock>;
