import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/validators/blocks/buttonList.js';
import { ButtonList } from './buttonList.tsx';

export default defineBlock({ kind: 'buttonList', validate, component: ButtonList });
