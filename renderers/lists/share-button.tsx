import { useMessages } from '../messages/messages.tsx';
import { secondary } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { scripted } from './list-buttons.styles.ts';
import { type Shareable, useShare } from './use-share.ts';

/** Button that shares a title's page. Renders nothing if the realm has social sharing off. */
export function ShareButton(what: Shareable) {
  const { t } = useMessages();
  const share = useShare(what);
  return share ? (
    <button type="button" className={`${secondary} ${scripted}`} onClick={share.send}>
      <Icon name={share.said === 'linkCopied' ? 'check' : 'share'} size={18} />
      <span aria-live="polite">{t(share.said ?? 'share')}</span>
    </button>
  ) : null;
}
