import { rename, renamed, type Step } from './step.ts';

/** From 0.9, the names on the wire of this family of services (wire contract, annex 2.11), to the specified names. */
export const step: Step = {
  to: '1.0',
  documents: { page: rename({ heading: 'title' }), form: rename({ submit: 'submitLabel' }) },
  blocks: {
    bucket: {
      up: (value) => {
        const { id, ...named } = renamed(value, { bucketTitle: 'name', items: 'contentList' });
        return id === undefined ? named : { bucketId: id, exid: String(id), ...named };
      },
      down: ({ bucketId, exid: _exid, ...value }) => ({
        id: bucketId,
        ...renamed(value, { name: 'bucketTitle', contentList: 'items' }),
      }),
    },
    hero: rename({ subtitle: 'tagline' }),
  },
};
