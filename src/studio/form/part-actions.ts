import { pointerTo } from '#schemas/issue.ts';
import { valueAt } from '#schemas/value-at.ts';
import type { Beginning } from '../language/forms/initial-values.ts';
import type { OutlineNode } from '../language/forms/outline.ts';
import { messages } from '../messages.ts';
import { insertAt, setAt, swapAt } from '../language/edits.ts';
import { withOwnNames } from './own-names.ts';
import { neighbourOf, placeIn, type OutlineRow } from './rows.ts';

/** Position in a list at which a part (an element, field or item) can be inserted. */
export interface InsertPosition {
  list: string;
  index: number;
  part: OutlineNode['lists'][number]['part'];
}

/** Actions on the selected part of the document (an element, field or item). Each action is one undo step. */
export interface PartActions {
  isPart: boolean;
  /** Where "add" inserts: after the selected part or, if the document is selected, at the end of its list. */
  after: InsertPosition | undefined;
  /** Where "add" inserts within the selected part; undefined if it cannot contain others. */
  within: InsertPosition | undefined;
  canMove: (by: -1 | 1) => boolean;
  move: (by: -1 | 1) => void;
  duplicate: () => void;
  remove: () => void;
  add: (slot: InsertPosition, beginning: Beginning) => void;
}

interface Options {
  row: OutlineRow;
  text: string;
  /** The text, parsed as JSON. */
  value: unknown;
  /** Writes the changed text, selects the part at the pointer, and announces the action to screen readers. */
  write: (text: string, selected: string, done: string) => void;
}

const lengthOf = (value: unknown, list: string) => {
  const items = valueAt(value, list);
  return Array.isArray(items) ? items.length : 0;
};

/** Returns the actions for a part of the document (such as an element). */
export function partActions({ row, text, value, write }: Options): PartActions {
  const { node, parent } = row;
  const { pointer, kind } = node;
  const isPart = node.part !== 'document';
  const [own] = node.lists;
  const end: InsertPosition | undefined = own && {
    list: own.pointer,
    index: lengthOf(value, own.pointer),
    part: own.part,
  };
  const { list, index } = placeIn(pointer);
  const beside = parent?.lists.find((one) => one.pointer === list);
  return {
    isPart,
    after: beside ? { list, index: index + 1, part: beside.part } : end,
    within: end,
    canMove: (by) => isPart && neighbourOf(row, by) !== undefined,
    move(by) {
      const neighbour = isPart ? neighbourOf(row, by) : undefined;
      if (neighbour) write(swapAt(text, pointer, neighbour.pointer), neighbour.pointer, messages.movedPart(kind));
    },
    duplicate() {
      if (!isPart) return;
      const copy = insertAt(text, list, index + 1, valueAt(value, pointer));
      write(copy, pointerTo(list, index + 1), messages.duplicatedPart(kind));
    },
    remove() {
      if (!isPart) return;
      const isLast = index === lengthOf(value, list) - 1;
      const next = isLast ? (index > 0 ? pointerTo(list, index - 1) : (parent?.pointer ?? '')) : pointer;
      write(setAt(text, pointer, undefined), next, messages.deletedPart(kind));
    },
    add: (slot, beginning) =>
      write(
        insertAt(text, slot.list, slot.index, withOwnNames(beginning, value)),
        pointerTo(slot.list, slot.index),
        messages.addedPart(beginning.label),
      ),
  };
}
