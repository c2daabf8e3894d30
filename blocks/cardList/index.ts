import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/cardList.js';
import { CardList } from './cardList.tsx';

export default defineBlock({ kind: 'cardList', validate, component: CardList, staysWithTabs: true });
