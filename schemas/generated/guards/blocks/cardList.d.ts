import type { Guard } from '../../../guard.ts';
import type { CardListBlock } from '../../types.ts';

export const validate: Guard<CardListBlock>;
