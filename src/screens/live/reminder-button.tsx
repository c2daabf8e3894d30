import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';

/** A viewer's reminder of an event. */
export interface ReminderControl {
  /** Undefined until it is known. */
  isSet: boolean | undefined;
  toggle: () => void;
}

interface ReminderButtonProps {
  /** Undefined for a guest. */
  reminder: ReminderControl | undefined;
  /** Where a guest signs in, and then comes back here. */
  signInHref: string;
}

/** Has a viewer reminded of an event by mail, or no more; leads a guest to sign-in. */
export function ReminderButton({ reminder, signInHref }: ReminderButtonProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const isSet = reminder?.isSet ?? false;
  return (
    <>
      {reminder ? null : (
        <Link to={signInHref} className={secondary} data-for="guest">
          <Icon name="bell" size={18} />
          {t('reminder.signIn')}
        </Link>
      )}
      {/* A page is drawn as for a guest: whoever is signed in finds the button in its place from the first paint. */}
      <button
        type="button"
        className={secondary}
        disabled={reminder?.isSet === undefined}
        onClick={reminder?.toggle}
        {...(!reminder && { 'data-for': 'signed-in' })}
      >
        <Icon name={isSet ? 'check' : 'bell'} size={18} />
        {t(isSet ? 'reminder.remove' : 'reminder.set')}
      </button>
    </>
  );
}
