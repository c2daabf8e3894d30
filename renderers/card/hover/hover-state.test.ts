import { expect, test } from 'vitest';
import { hoverStateOf } from './hover-state.ts';

const active = { index: 4, line: 0, inWindow: true };

test.each`
  index | line | inWindow | active       | state              | hovered               | where
  ${4}  | ${0} | ${true}  | ${undefined} | ${'default'}       | ${'no card'}          | ${'inside'}
  ${9}  | ${0} | ${false} | ${undefined} | ${'default'}       | ${'no card'}          | ${'outside'}
  ${4}  | ${0} | ${true}  | ${active}    | ${'active'}        | ${'card 4 in line 0'} | ${'inside'}
  ${2}  | ${0} | ${true}  | ${active}    | ${'before-active'} | ${'card 4 in line 0'} | ${'inside'}
  ${6}  | ${0} | ${true}  | ${active}    | ${'after-active'}  | ${'card 4 in line 0'} | ${'inside'}
  ${3}  | ${1} | ${true}  | ${active}    | ${'inactive'}      | ${'card 4 in line 0'} | ${'inside'}
  ${0}  | ${0} | ${false} | ${active}    | ${'hidden'}        | ${'card 4 in line 0'} | ${'outside'}
  ${9}  | ${1} | ${false} | ${active}    | ${'hidden'}        | ${'card 4 in line 0'} | ${'outside'}
`(
  'with $hovered hovered, card $index in line $line $where the window is in the state $state @card-06',
  ({ index, line, inWindow, active: pointed, state }) =>
    expect(hoverStateOf({ index, line, inWindow }, pointed)).toBe(state),
);
