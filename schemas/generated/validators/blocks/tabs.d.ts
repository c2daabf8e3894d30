import type { Validator } from '../../../validator.ts';
import type { TabsBlock } from '../../types.ts';

export const validate: Validator<TabsBlock>;
