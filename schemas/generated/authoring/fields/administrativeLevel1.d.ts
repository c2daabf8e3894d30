import type { Validator } from '../../../validator.ts';
import type { AdministrativeLevel1Field } from '../../types.ts';

export const validate: Validator<AdministrativeLevel1Field>;
