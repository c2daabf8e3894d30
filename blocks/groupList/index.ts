import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/groupList.js';
import { GroupList } from './groupList.tsx';

export default defineBlock({ kind: 'groupList', validate, component: GroupList });
