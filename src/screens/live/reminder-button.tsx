import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';

/** A viewer's reminder for an event. */
export interface ReminderControl {
  /** Undefined until loaded. */
  isSet: boolean | undefined;
  toggle: () => void;
}

interface ReminderButtonProps {
  /** Undefined for guests. */
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
      {/* Pages are rendered for guests; signed-in users see the disabled button in its place from the first paint. */}
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
