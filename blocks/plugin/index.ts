import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/plugin.js';
import { Plugin } from './plugin.tsx';

export default defineBlock({ kind: 'plugin', validate, component: Plugin });
