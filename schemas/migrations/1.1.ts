import type { Step } from './step.ts';

/** 1.1 added carousels of hand-picked cards and two menu layouts; older builds ignore its other additions. */
export const step: Step = {
  to: '1.1',
  documents: {
    menu: {
      up: (menu) => ({ ...menu }),
      down: (menu) => (menu['layout'] === 'TOP_LEFT' ? { ...menu } : { ...menu, layout: 'TOP' }),
    },
  },
  blocks: {
    cardList: {
      up: (attributes) => ({ ...attributes }),
      down: (attributes) => (attributes['type'] === 'CAROUSEL' ? { ...attributes, type: 'LIST' } : { ...attributes }),
    },
  },
};
