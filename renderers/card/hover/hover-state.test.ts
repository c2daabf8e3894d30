import { expect, test } from 'vitest';
import { hoverStateOf } from './hover-state.ts';

const active = { index: 4, line: 0, inWindow: true };

test.each`
  index | line | inWindow | active       | state
  ${4}  | ${0} | ${true}  | ${undefined} | ${'default'}
  ${9}  | ${0} | ${false} | ${undefined} | ${'default'}
  ${4}  | ${0} | ${true}  | ${active}    | ${'active'}
  ${2}  | ${0} | ${true}  | ${active}    | ${'before-active'}
  ${6}  | ${0} | ${true}  | ${active}    | ${'after-active'}
  ${3}  | ${1} | ${true}  | ${active}    | ${'inactive'}
  ${0}  | ${0} | ${false} | ${active}    | ${'hidden'}
  ${9}  | ${1} | ${false} | ${active}    | ${'hidden'}
`(
  'with the card $active.index hovered, the card $index in line $line (in the window: $inWindow) is in the state $state @card-06',
  ({ index, line, inWindow, active: pointed, state }) =>
    expect(hoverStateOf({ index, line, inWindow }, pointed)).toBe(state),
);
