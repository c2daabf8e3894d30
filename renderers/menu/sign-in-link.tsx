import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { isPlainClick } from '../primitives/plain-click.ts';

interface SignInLinkProps {
  /** The sign-in page, for browsers without scripts, new tabs, and where `open` is absent. */
  href: string;
  /** Opens sign-in beside the page. */
  open: (() => void) | undefined;
  className: string;
  /** Called before either. */
  onFollow?: () => void;
}

/** The way to sign in: beside the page where that can be, else on the page of its own. */
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
