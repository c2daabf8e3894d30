import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useRef } from 'react';
import type { RowContract } from '#schemas/generated/types.ts';
import { isShort, type OnEmpty, onEmptyOf } from '#schemas/row.ts';
import { type Row, type RowSource, useRow } from '../binding/use-row.ts';
import { usePorts } from '../ports/ports.tsx';
import { useNear } from '../binding/use-near.ts';
import { useUnseen } from '../binding/use-unseen.ts';

/** What a row shows: its cards (or where they will be), or what it becomes without them. */
export type RowView = 'cards' | OnEmpty;

/** A row with what its contract makes of it. */
export interface RowState {
  /** To be set on the row's outermost element. */
  ref: RefObject<HTMLElement | null>;
  row: Row;
  view: RowView;
  /** For `aria-busy`: whether titles are on their way. */
  busy: true | undefined;
  /** For `data-for`: who is shown the row, where that is not everybody. */
  shownTo: 'signed-in' | undefined;
  /** Whether its titles come after the page: then it keeps the room of its cards, so that nothing moves. */
  late: boolean;
}

/** What a row shows. One that is empty and in sight says so in its room, since going would move the page under the viewer. */
export function rowViewOf(empty: OnEmpty | undefined, late: boolean, unseen: boolean): RowView {
  if (empty === undefined) return 'cards';
  return late && !unseen ? 'message' : empty;
}

/** A row without what its viewer has taken out of it. Of a history that is cleared nothing comes next. */
function useKept(row: Row, { personal }: RowContract): Row {
  useSignals();
  const { lists } = usePorts();
  const removed = personal === 'HISTORY' || personal === 'UP_NEXT' ? lists?.history.removed.value : undefined;
  return removed ? { ...row, cards: row.cards.filter(({ id }) => !removed.has(Number(id))) } : row;
}

/**
 * Binds a row to its source and to its contract: asked for when near, empty as the definition says, moving nothing. What
 * is the viewer's own guests are not shown: their style sheet hides it, and what is hidden never comes near.
 */
export function useRowState(page: RowSource, contract: RowContract): RowState {
  const ref = useRef<HTMLElement>(null);
  const { lists } = usePorts();
  const source = contract.personal ? { ...page, owner: lists?.scope ?? '' } : page;
  const { sectionId, bucketId, contentList } = source;
  const late = contentList === undefined && sectionId !== undefined && bucketId !== undefined;
  const near = useNear(ref, late ? `${sectionId} ${bucketId}` : undefined);
  const row = useKept(useRow(source, near), contract);
  const paging = { moreDataAvailable: row.more !== undefined };
  const isEmpty = row.state === 'ready' && isShort({ cards: row.cards, paging }, contract);
  const empty = isEmpty ? onEmptyOf(contract) : undefined;
  const unseen = useUnseen(ref, late && empty !== undefined && empty !== 'message');
  const busy = row.state === 'loading' || row.state === 'retrying' || undefined;
  return { ref, row, busy, late, shownTo: contract.personal && 'signed-in', view: rowViewOf(empty, late, unseen) };
}
