import type { Validator } from '../../../validator.ts';
import type { PluginBlock } from '../../types.ts';

export const validate: Validator<PluginBlock>;
