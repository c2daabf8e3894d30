import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { isPlainClick } from '../primitives/plain-click.ts';

interface SignInLinkProps {
  /** URL of the sign-in page, for browsers without scripts, new tabs, and when `open` is absent. */
  href: string;
  /** Opens the sign-in panel on the current page. */
  open: (() => void) | undefined;
  className: string;
  /** Called before the link opens the panel or the page. */
  onFollow?: () => void;
}

/** Sign-in link: opens the panel on the current page if available, else the sign-in page. */
export function SignInLink({ href, open, className, onFollow }: SignInLinkProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <Link
      to={href}
      className={className}
      aria-haspopup={open && 'dialog'}
      onClick={(event) => {
        onFollow?.();
        if (!open || !isPlainClick(event)) return;
        event.preventDefault();
        open();
      }}
    >
      {t('signIn')}
    </Link>
  );
}
