import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/validators/blocks/button.js';
import { Button } from './button.tsx';

export default defineBlock({ kind: 'button', validate, component: Button });
