import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { visuallyHidden } from '../../theme/foundation.styles.ts';
import * as styles from './dropdown.styles.ts';

interface DropdownProps {
  /** Accessible name of the selection, such as "Season". */
  label: string;
  /** Text of the currently selected option. */
  current: string;
  /** Options: list items with a link each. */
  children: ReactNode;
}

/**
 * A list of links that opens below the selected option. A native details element, so that it works before hydration;
 * afterwards it also closes like a menu.
 */
export function Dropdown({ label, current, children }: DropdownProps) {
  const details = useMenu();
  const list = useRef<HTMLUListElement>(null);
  // Scrolls a long list to the selected option.
  const onToggle = () => {
    const node = details.current?.open ? list.current : null;
    const current = node?.querySelector<HTMLElement>('[aria-current]');
    if (node && current)
      node.scrollTop += current.getBoundingClientRect().top - node.getBoundingClientRect().top - node.clientHeight / 3;
  };
  return (
    <details ref={details} className={styles.dropdown} onToggle={onToggle}>
      <summary className={styles.summary}>
        <span className={visuallyHidden}>{label}: </span>
        <span className={styles.current}>{current}</span>
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
      </summary>
      <ul ref={list} role="list" className={styles.list}>
        {children}
      </ul>
    </details>
  );
}
