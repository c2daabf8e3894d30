import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LiveList } from '#renderers/ports/live.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { useNearEnd } from '#renderers/primitives/near-end/use-near-end.ts';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import type { Card } from '#schemas/generated/types.ts';
import * as styles from './live-sidebar.styles.ts';

interface LiveSidebarProps {
  list: LiveList;
  isOpen: boolean;
  onClose: () => void;
  /** Path of the current page. When it changes, the list is scrolled to its start. */
  place: string;
}

/** Sidebar of live events with infinite scrolling. Stays open during navigation. */
export function LiveSidebar({ list, isOpen, onClose, place }: LiveSidebarProps) {
  useSignals();
  const { t } = useMessages();
  const aside = useRef<HTMLElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { data, totalResults, isFetching, isFetchingNext, isFailed, paging } = list.state.value;
  const isUnknown = paging.page === 0;
  useEffect(() => {
    if (!isOpen) return;
    if (list.state.peek().paging.page === 0) void list.refresh();
    closer.current?.focus({ preventScroll: true });
  }, [isOpen, list]);
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) scrolled.current?.scrollTo({ top: 0 });
    before.current = place;
  }, [place]);
  const goesOn = isOpen && !isUnknown && paging.moreDataAvailable && !isFetching && !isFetchingNext && !isFailed;
  useNearEnd(
    () => aside.current?.querySelector('[data-sentinel]'),
    goesOn ? () => list.dispatch({ type: 'nextPage' }) : undefined,
  );
  const retry = () => {
    if (data.length === 0) void list.refresh();
    else list.dispatch({ type: 'goToPage', page: paging.page });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // Escape closes the sidebar from any focused element inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={aside}
      className={styles.sidebar}
      aria-label={t('liveNow')}
      aria-busy={isFetching || isFetchingNext}
      data-open={isOpen || undefined}
      inert={!isOpen}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t('liveNow')} {isUnknown ? null : <span className={styles.count}>{totalResults}</span>}
        </h2>
        <button ref={closer} type="button" className={iconButton} aria-label={t('dismiss')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={scrolled} className={styles.scrolled}>
        <Events cards={data} />
        {(isUnknown && !isFailed) || isFetchingNext ? <Waiting count={isUnknown ? 4 : 1} /> : null}
        {isFailed ? (
          <div className={styles.message} role="alert">
            <p>{t('rowFailed')}</p>
            <button type="button" className={secondary} onClick={retry}>
              {t('retry')}
            </button>
          </div>
        ) : null}
        {!isUnknown && data.length === 0 && !isFailed ? (
          <div className={styles.message}>
            <p>{t('livenow.empty')}</p>
            <p>{t('livenow.emptyText')}</p>
          </div>
        ) : null}
        {goesOn ? <div data-sentinel className={styles.sentinel} aria-hidden="true" /> : null}
      </div>
    </aside>
  );
}

const Waiting = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={styles.waiting} />
    ))}
  </div>
);

/** List of the live events. The hovered or focused event is highlighted. */
function Events({ cards }: { cards: readonly Card[] }) {
  useSignals();
  const active = useSignal<number | undefined>(undefined);
  const { Link, hrefOfCard } = usePorts().navigation;
  return (
    <ul role="list" className={styles.events}>
      {cards.map((card) => {
        const enter = () => {
          active.value = card.id;
        };
        const leave = () => {
          active.value = undefined;
        };
        return (
          <li key={card.id} data-state={active.value === card.id ? 'ACTIVE' : 'DEFAULT'} className={styles.event}>
            <Link
              to={hrefOfCard(card)}
              className={styles.card}
              onPointerEnter={enter}
              onPointerLeave={leave}
              onFocus={enter}
              onBlur={leave}
            >
              <Picture
                src={card.thumbnailUrl}
                alt=""
                ratio="16 / 9"
                sizes="320px"
                max={640}
                placeholder={card.placeholder}
              />
              <span className={styles.name}>{card.title}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
