import { Icon, type IconName } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './control.styles.ts';

interface ControlProps {
  icon: IconName;
  /** Accessible name in the viewer's language. */
  label: string;
  onClick: () => void;
  className?: string | undefined;
  size?: number;
}

/** Icon button of the player. */
export const Control = ({ icon, label, onClick, className, size = 24 }: ControlProps) => (
  <button
    type="button"
    className={className ? `${styles.control} ${className}` : styles.control}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={icon} size={size} />
  </button>
);
