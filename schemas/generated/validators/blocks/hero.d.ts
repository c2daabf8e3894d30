import type { Validator } from '../../../validator.ts';
import type { HeroBlock } from '../../types.ts';

export const validate: Validator<HeroBlock>;
