import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../messages/messages.tsx';
import { iconButton } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { commands, type DrawerState } from './use-drawer.ts';

/** The button that opens the drawer. */
export function DrawerToggle({ drawer, className = '' }: { drawer: DrawerState; className?: string }) {
  useSignals();
  const { t } = useMessages();
  return (
    <button
      type="button"
      className={`${iconButton} ${className}`}
      aria-label={t('openMenu')}
      aria-haspopup="dialog"
      aria-expanded={drawer.open.value}
      onClick={(event) => {
        // Prevents the browser's own command, which runs after this handler and would find the dialog already open.
        event.preventDefault();
        drawer.show();
      }}
      {...commands('show-modal', drawer.id)}
    >
      <Icon name="menu" size={24} />
    </button>
  );
}
