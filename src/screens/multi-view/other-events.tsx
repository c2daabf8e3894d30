import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LiveList } from '#renderers/ports/live.ts';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import type { Card } from '#schemas/generated/types.ts';
import { dragEvent } from './drag.ts';
import * as row from './other-events.styles.ts';
import * as styles from './multi-view-screen.styles.ts';

interface OtherEventsProps {
  list: LiveList;
  chosen: readonly number[];
  isFull: boolean;
  add: (id: number, title: string) => void;
  /** Called when an event is selected while all places are taken. */
  onFull: () => void;
}

/** List of other live events, which can be added by click or by drag and drop. */
export function OtherEvents({ list, chosen, isFull, add, onFull }: OtherEventsProps) {
  useSignals();
  const { t } = useMessages();
  const { data, isFailed, isFetching, isFetchingNext, paging } = list.state.value;
  useEffect(() => {
    if (list.state.peek().paging.page === 0) void list.refresh();
  }, [list]);
  const others = data.filter(({ id }) => id !== chosen[0]);
  const isKnown = paging.page > 0 && !isFetching;
  const goesOn = isKnown && paging.moreDataAvailable && !isFetchingNext && !isFailed;
  const choose = ({ id, title }: Card) => {
    if (chosen.includes(id)) return;
    if (isFull) onFull();
    else add(id, title);
  };
  return (
    <section className={styles.others} aria-busy={isFetching || isFetchingNext}>
      <h2 className={styles.othersTitle}>{t('multiView.more')}</h2>
      {others.length > 0 ? (
        <Carousel
          label={t('multiView.more')}
          className={row.track}
          onNearEnd={goesOn ? () => list.dispatch({ type: 'nextPage' }) : undefined}
        >
          {others.map((card) => (
            <Option key={card.id} card={card} isChosen={chosen.includes(card.id)} isFull={isFull} choose={choose} />
          ))}
        </Carousel>
      ) : null}
      {isFailed ? (
        <div className={styles.message} role="alert">
          <p>{t('rowFailed')}</p>
          <button type="button" className={secondary} onClick={() => void list.refresh()}>
            {t('retry')}
          </button>
        </div>
      ) : null}
      {isKnown && !isFailed && others.length === 0 ? (
        <div className={styles.message}>
          <p>{t('multiView.none')}</p>
        </div>
      ) : null}
    </section>
  );
}

interface OptionProps {
  card: Card;
  isChosen: boolean;
  isFull: boolean;
  choose: (card: Card) => void;
}

function Option({ card, isChosen, isFull, choose }: OptionProps) {
  const { t } = useMessages();
  const { title } = card;
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        aria-label={t(isChosen ? 'multiView.isThere' : 'multiView.add', { title })}
        aria-disabled={isChosen || isFull}
        draggable={!isChosen}
        onDragStart={(event) => dragEvent(event, card.id)}
        onClick={() => choose(card)}
      >
        <Picture src={card.thumbnailUrl} alt="" ratio="16 / 9" sizes="260px" max={640} placeholder={card.placeholder} />
        <span className={styles.optionName}>{title}</span>
        {isChosen ? <span className={styles.optionState}>{t('multiView.playing')}</span> : null}
      </button>
    </li>
  );
}
