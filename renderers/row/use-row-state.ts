import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useRef } from 'react';
import type { RowContract } from '#schemas/generated/types.ts';
import { isShort, type OnEmpty, onEmptyOf } from '#schemas/row.ts';
import { type Row, type RowSource, useRow } from '../binding/use-row.ts';
import { usePorts } from '../ports/ports.tsx';
import { useNear } from '../binding/use-near.ts';
import { useUnseen } from '../binding/use-unseen.ts';

/** What a row shows: cards or their placeholders, or its behaviour when empty. */
export type RowView = 'cards' | OnEmpty;

/** A row's data and presentation according to its contract. */
export interface RowState {
  /** Ref for the row's outermost element. */
  ref: RefObject<HTMLElement | null>;
  row: Row;
  view: RowView;
  /** Value of `aria-busy`: whether titles are loading. */
  busy: true | undefined;
  /** Value of `data-for`: the users who see the row, if it is not visible to all. */
  shownTo: 'signed-in' | undefined;
  /** Whether titles load after the page: space for the cards is then reserved, so that nothing moves. */
  late: boolean;
}

/** What a row shows. An empty row in sight shows a message in its space, because removing it would shift the page. */
export function rowViewOf(empty: OnEmpty | undefined, late: boolean, unseen: boolean): RowView {
  if (empty === undefined) return 'cards';
  return late && !unseen ? 'message' : empty;
}

/**
 * Removes titles that the viewer has removed from the history on this page. After the whole history was cleared, "up
 * next" is empty too.
 */
function useKept(row: Row, { personal }: RowContract): Row {
  useSignals();
  const { lists } = usePorts();
  const removed = personal === 'HISTORY' || personal === 'UP_NEXT' ? lists?.history.removed.value : undefined;
  return removed ? { ...row, cards: row.cards.filter(({ id }) => !removed.has(Number(id))) } : row;
}

/**
 * Binds a row to its source and its contract: loads when near the viewport, handles emptiness as the definition says,
 * and never shifts the layout. Personal rows are hidden from guests by CSS, and hidden rows never load.
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
