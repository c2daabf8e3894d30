import { useShare } from '../../lists/use-share.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { action } from './card-actions.styles.ts';

/** Button that shares a card's page and shows the result for a moment. */
export function CardShare({ title, href }: { title: string; href: string }) {
  const { t } = useMessages();
  const share = useShare({ title, href });
  return share ? (
    <button type="button" className={action} onClick={share.send}>
      <Icon name={share.said === 'linkCopied' ? 'check' : 'share'} size={16} />
      <span aria-live="polite">{t(share.said ?? 'share')}</span>
    </button>
  ) : null;
}
