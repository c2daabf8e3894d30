import type { Validator } from '../../../validator.ts';
import type { Link } from '../../types.ts';

export const validate: Validator<Link>;
