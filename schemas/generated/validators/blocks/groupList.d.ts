import type { Validator } from '../../../validator.ts';
import type { GroupListBlock } from '../../types.ts';

export const validate: Validator<GroupListBlock>;
