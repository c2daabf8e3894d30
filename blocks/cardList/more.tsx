import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { Row } from '#renderers/binding/use-row.ts';
import { useLabelledText } from '#renderers/messages/labelled-text.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { quiet } from '#renderers/primitives/button/button.styles.ts';
import type { CardListBlock } from '#schemas/generated/types.ts';
import * as styles from './cardList.styles.ts';

interface MoreProps {
  next: NonNullable<NonNullable<CardListBlock['actions']>['next']>;
  row: Row;
  /** The element around the card list, in which the first new card is focused. */
  list: RefObject<HTMLElement | null>;
}

/** "More" link: leads to the next page of cards; with JavaScript it appends them to the list. */
export function More({ next, row, list }: MoreProps) {
  const { navigation } = usePorts();
  const textOf = useLabelledText();
  const { Link } = navigation;
  const { cards, more, state } = row;
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = focusFrom.current;
    if (from === undefined || cards.length <= from) return;
    focusFrom.current = undefined;
    list.current?.querySelectorAll('li')[from]?.querySelector<HTMLElement>('a[href]')?.focus();
  }, [cards.length, list]);
  const href = navigation.hrefOf({ type: 'ROUTE', route: next.action.data.url });
  if (!href || !(more || state === 'loading')) return null;
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // If the link was activated by keyboard (`detail` is 0), the focus moves to the first new card; after a mouse click
    // it stays.
    if (event.detail === 0) focusFrom.current = cards.length;
    more?.();
  };
  return (
    <p className={styles.more}>
      <Link to={href} className={quiet} onClick={load} aria-disabled={!more}>
        {textOf(next)}
      </Link>
    </p>
  );
}
