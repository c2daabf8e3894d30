import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/hero.js';
import { Hero } from './hero.tsx';

export default defineBlock({ kind: 'hero', validate, component: Hero });
