import type { Validator } from '../../../validator.ts';
import type { Button } from '../../types.ts';

export const validate: Validator<Button>;
