import type { Guard } from '../../../guard.ts';
import type { TabsBlock } from '../../types.ts';

export const validate: Guard<TabsBlock>;
