import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';

/** A viewer's reminder for an event. */
export interface ReminderControl {
  /** Whether the reminder is set; undefined until it has been loaded. */
  isSet: boolean | undefined;
  toggle: () => void;
}

interface ReminderButtonProps {
  /** The viewer's reminder; undefined for guests. */
  reminder: ReminderControl | undefined;
  /** Sign-in URL that returns to the current page. */
  signInHref: string;
}

/** Toggles the email reminder for an event; links guests to sign-in. */
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
      {/* The server renders this page for guests. Signed-in users see a disabled button in the place of the reminder
         button from the first paint, so that nothing moves. */}
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
