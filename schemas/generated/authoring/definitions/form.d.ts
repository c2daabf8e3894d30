import type { Validator } from '../../../validator.ts';
import type { Form } from '../../types.ts';

export const validate: Validator<Form>;
