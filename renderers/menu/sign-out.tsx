import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import type { MenuViewer } from './layout.ts';

interface SignOutProps {
  viewer: MenuViewer;
  className: string;
  /** Called when the button is pressed, in addition to the sign-out. */
  onLeave?: () => void;
}

/** Sign-out button. A form, so that it works before hydration. */
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
