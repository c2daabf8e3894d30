import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/button.js';
import { Button } from './button.tsx';

export default defineBlock({ kind: 'button', validate, component: Button });
