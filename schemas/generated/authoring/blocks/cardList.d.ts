import type { Validator } from '../../../validator.ts';
import type { CardListBlock } from '../../types.ts';

export const validate: Validator<CardListBlock>;
