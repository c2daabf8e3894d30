import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { visuallyHidden } from '../../theme/foundation.styles.ts';
import * as styles from './dropdown.styles.ts';

interface DropdownProps {
  /** What is chosen from it, for screen readers: Season. */
  label: string;
  /** The choice that holds now. */
  current: string;
  /** The choices: list items with a link each. */
  children: ReactNode;
}

/**
 * A list of links that opens below what holds now. It is the browser's own disclosure, so it opens before the page's
 * program has loaded; with it, it closes as menus do.
 */
export function Dropdown({ label, current, children }: DropdownProps) {
  const details = useMenu();
  const list = useRef<HTMLUListElement>(null);
  // A long list opens where the viewer is.
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
