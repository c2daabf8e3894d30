import { useMessages } from '../messages/messages.tsx';
import { secondary } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { scripted } from './list-buttons.styles.ts';
import { type Shareable, useShare } from './use-share.ts';

/** Passes a title's page on to others. Draws nothing where the realm has no social sharing. */
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
