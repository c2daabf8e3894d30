import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import type { Viewer } from './layout.ts';

interface SignOutProps {
  viewer: Viewer;
  className: string;
  /** What else is done when it is pressed. */
  onLeave?: () => void;
}

/** The way out. A form, so that it is one before the page listens, too. */
export function SignOut({ viewer: { name, signOutHref }, className, onLeave }: SignOutProps) {
  const { t } = useMessages();
  const { go } = usePorts().navigation;
  return (
    <form
      method="post"
      action={signOutHref}
      onSubmit={(event) => {
        event.preventDefault();
        onLeave?.();
        go(signOutHref);
      }}
    >
      <button className={className} title={name && t('signedInAs', { name })}>
        {t('signOut')}
      </button>
    </form>
  );
}
