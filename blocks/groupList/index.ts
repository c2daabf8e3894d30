import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/validators/blocks/groupList.js';
import { GroupList } from './groupList.tsx';

export default defineBlock({ kind: 'groupList', validate, component: GroupList });
