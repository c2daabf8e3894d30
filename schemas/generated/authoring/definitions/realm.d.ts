import type { Validator } from '../../../validator.ts';
import type { Realm } from '../../types.ts';

export const validate: Validator<Realm>;
