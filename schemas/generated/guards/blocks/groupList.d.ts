import type { Guard } from '../../../guard.ts';
import type { GroupListBlock } from '../../types.ts';

export const validate: Guard<GroupListBlock>;
