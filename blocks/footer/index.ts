import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/footer.js';
import { Footer } from './footer.tsx';

export default defineBlock({ kind: 'footer', validate, component: Footer });
