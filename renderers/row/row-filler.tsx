import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Button, RowContract } from '#schemas/generated/types.ts';
import type { Row } from '../binding/use-row.ts';
import { useMessages } from '../messages/messages.tsx';
import { ActionButton } from '../page/action-button.tsx';
import { secondary } from '../primitives/button/button.styles.ts';
import * as styles from './row-filler.styles.ts';
import type { RowState } from './use-row-state.ts';

/** Number of placeholders for the next page of a row while it loads. */
const NEXT = 2;

/** Text and action of an empty row. */
type EmptyContract = RowContract & { emptyAction?: Button };

interface RowFillerProps {
  rowState: RowState;
  contract: EmptyContract;
  /** Number of placeholders while the row has no cards. */
  count: number;
  /** Number of lines of cards. */
  lines?: 1 | 2;
}

/** Placeholders, error or "empty" message of a row, after its cards or instead of them. */
export function RowFiller({ rowState, contract, count, lines = 1 }: RowFillerProps) {
  const { row, view, late } = rowState;
  const cards = view === 'cards' ? row.cards.length : 0;
  const isShown = view === 'message' || row.state === 'failed' || row.state === 'retrying';
  const isWaited = !isShown && row.state !== 'ready';
  const waited = isWaited ? (cards > 0 ? NEXT : count) : 0;
  return (
    <>
      {view === 'message' ? <Empty {...contract} /> : isShown ? <Failed row={row} /> : null}
      <Skeletons count={waited} skeleton />
      {/* Reserves the space of the remaining card places, so that the second line has its height even if it is
          empty. */}
      {late ? <Skeletons count={lines - cards - waited - (isShown ? 1 : 0)} /> : null}
    </>
  );
}

/** Placeholders for cards. With `skeleton` they look like loading cards; without, they only reserve space. */
export const Skeletons = ({ count, skeleton = false }: { count: number; skeleton?: boolean }): ReactNode[] =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={index} aria-hidden="true">
      {skeleton ? <span className={styles.skeleton} /> : null}
    </li>
  ));

function Empty({ emptyTitle, emptyDescription, emptyAction }: EmptyContract) {
  const { t } = useMessages();
  return (
    <li>
      <div className={styles.empty}>
        <p>{emptyTitle ?? t('rowEmpty')}</p>
        {emptyDescription ? <p className={styles.advice}>{emptyDescription}</p> : null}
        {emptyAction ? <ActionButton {...emptyAction} /> : null}
      </div>
    </li>
  );
}

/** Error message of a row with a retry button, which keeps the focus until the cards are loaded. */
function Failed({ row: { state, announced, retry } }: { row: Row }) {
  const { t } = useMessages();
  const item = useRef<HTMLLIElement>(null);
  useFocusPassedOn(item);
  const retrying = state === 'retrying';
  return (
    <li ref={item}>
      <div className={styles.notice}>
        <p role={announced ? 'alert' : undefined}>{t(retrying ? 'loading' : 'rowFailed')}</p>
        <button type="button" className={secondary} aria-disabled={retrying} onClick={retrying ? undefined : retry}>
          {t('retry')}
        </button>
      </div>
    </li>
  );
}

/** When the focused list item is removed, moves the focus to the card that replaces it. */
function useFocusPassedOn(item: React.RefObject<HTMLLIElement | null>) {
  useLayoutEffect(() => {
    const node = item.current;
    return () => {
      const list = node?.parentElement;
      if (!node || !list || !node.contains(document.activeElement)) return;
      const index = [...list.children].indexOf(node);
      // Runs in a microtask, after React has inserted the cards.
      queueMicrotask(() => list.children[index]?.querySelector<HTMLElement>('a[href], button')?.focus());
    };
  }, [item]);
}
