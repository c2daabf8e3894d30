import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/buttonList.js';
import { ButtonList } from './buttonList.tsx';

export default defineBlock({ kind: 'buttonList', validate, component: ButtonList });
