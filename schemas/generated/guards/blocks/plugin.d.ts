import type { Guard } from '../../../guard.ts';
import type { PluginBlock } from '../../types.ts';

export const validate: Guard<PluginBlock>;
