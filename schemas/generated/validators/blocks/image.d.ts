import type { Validator } from '../../../validator.ts';
import type { ImageBlock } from '../../types.ts';

export const validate: Validator<ImageBlock>;
