import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
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
 * program has loaded; with it, it closes by Escape, by leaving it, and by a click elsewhere.
 */
export function Dropdown({ label, current, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const node = details.current;
      if (node?.open && !node.contains(target as Node)) node.open = false;
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  };
  // A long list opens where the viewer is.
  const onToggle = () => {
    const node = details.current?.open ? list.current : null;
    const current = node?.querySelector<HTMLElement>('[aria-current]');
    if (node && current)
      node.scrollTop += current.getBoundingClientRect().top - node.getBoundingClientRect().top - node.clientHeight / 3;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} className={styles.dropdown} onKeyDown={onKeyDown} onBlur={onBlur} onToggle={onToggle}>
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
