import type { Validator } from '../../../validator.ts';
import type { Plugin } from '../../types.ts';

export const validate: Validator<Plugin>;
