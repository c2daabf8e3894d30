import { useEffect, useId, useState } from 'react';
import { useWords } from '../../messages/words.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import type { AnyCard } from '../remembered.ts';
import * as styles from './card-actions.styles.ts';
import { share } from './share.ts';

/** How long is said that a link was copied, in milliseconds (product document, section 9). */
const SAID = 2000;

interface CardActionsProps {
  card: AnyCard;
  href: string;
  canShare: boolean;
}

/**
 * What can be done with a card, behind a button. Favourites and watchlists come here once the server has their calls;
 * until then nothing offers what would not happen. Downloads are never offered.
 */
export function CardActions({ card, href, canShare }: CardActionsProps) {
  const { say } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<'linkCopied' | 'socialShareFailed'>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(timer);
  }, [said]);
  if (!canShare) return null;
  const send = async () => {
    const came = await share(new URL(href, location.origin).href, card.title);
    if (came !== 'cancelled') setSaid(came === 'shared' ? 'linkCopied' : 'socialShareFailed');
  };
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={say('cardActions', { title: card.title })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" size={16} />
      </button>
      <ul role="list" id={id} className={styles.list} hidden={!isOpen}>
        <li>
          <button type="button" className={styles.action} onClick={send}>
            <Icon name={said === 'linkCopied' ? 'check' : 'share'} size={16} />
            <span aria-live="polite">{say(said ?? 'share')}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
