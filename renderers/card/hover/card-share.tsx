import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { action } from './card-actions.styles.ts';
import { share } from './share.ts';

/** How long is said that a link was copied, in milliseconds. */
const SAID = 2000;

/** Shares a card's page, and says for a moment what came of it. */
export function CardShare({ title, href }: { title: string; href: string }) {
  const { t } = useMessages();
  const [notice, setNotice] = useState<'linkCopied' | 'socialShareFailed'>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), SAID);
    return () => clearTimeout(timer);
  }, [notice]);
  const send = async () => {
    const came = await share(new URL(href, location.origin).href, title);
    if (came !== 'cancelled') setNotice(came === 'shared' ? 'linkCopied' : 'socialShareFailed');
  };
  return (
    <button type="button" className={action} onClick={send}>
      <Icon name={notice === 'linkCopied' ? 'check' : 'share'} size={16} />
      <span aria-live="polite">{t(notice ?? 'share')}</span>
    </button>
  );
}
