import { useEffect, useState } from 'react';
import { useWords } from '../../messages/words.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { action } from './card-actions.styles.ts';
import { share } from './share.ts';

/** How long is said that a link was copied, in milliseconds (product document, section 9). */
const SAID = 2000;

/** Shares a card's page, and says for a moment what came of it. */
export function CardShare({ title, href }: { title: string; href: string }) {
  const { say } = useWords();
  const [said, setSaid] = useState<'linkCopied' | 'socialShareFailed'>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(timer);
  }, [said]);
  const send = async () => {
    const came = await share(new URL(href, location.origin).href, title);
    if (came !== 'cancelled') setSaid(came === 'shared' ? 'linkCopied' : 'socialShareFailed');
  };
  return (
    <button type="button" className={action} onClick={send}>
      <Icon name={said === 'linkCopied' ? 'check' : 'share'} size={16} />
      <span aria-live="polite">{say(said ?? 'share')}</span>
    </button>
  );
}
