import { expect, test } from 'vitest';
import { withOwnNames } from './own-names.ts';

const beginning = {
  label: 'Bucket',
  description: '',
  value: { $type: 'bucket', attributes: { bucketId: 'bucket', exid: 'bucket', name: '' } },
  names: ['/attributes/bucketId', '/attributes/exid'],
};
const row = (bucketId: string, exid = 'other') => ({ $type: 'bucket', attributes: { bucketId, exid } });

test('an element added in the studio gets names that are unique at any depth of the page @edit-05', () => {
  const within = { $type: 'gridBlock', attributes: { elements: [row('bucket2')] } };
  expect(withOwnNames(beginning, { elements: [row('bucket'), within] })).toEqual({
    $type: 'bucket',
    attributes: { bucketId: 'bucket3', exid: 'bucket', name: '' },
  });
  expect(withOwnNames(beginning, { elements: [] })).toEqual(beginning.value);
  expect(beginning.value.attributes.bucketId).toBe('bucket');
});
