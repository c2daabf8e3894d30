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
  /** Around the list of cards. */
  list: RefObject<HTMLElement | null>;
}

/** Leads on to the next cards: a link to their page, and in the browser a button that adds them here. */
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
    // Who came by the keyboard goes on with the first card that is new; a mouse stays where it is.
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
