import { tabbed } from '#renderers/page/tabbed.tsx';
import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/tabs.js';
import { Tabs } from './tabs.tsx';

export default defineBlock({
  kind: 'tabs',
  validate,
  component: Tabs,
  tabs: { ...tabbed, of: ({ activeTab, items }) => ({ activeTab, tabs: items.map(({ tab }) => tab) }) },
});
