import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { Icon, type IconName } from '#renderers/primitives/icon/icon.tsx';
import { closeOnLeave } from '#renderers/primitives/menu/dismissed-by-leaving.ts';
import { control } from '../shared/control.styles.ts';
import { type PlayerPanel, usePlayerFace } from '../shared/player-face.ts';
import { holder } from './panel-button.styles.ts';

interface PanelButtonProps {
  panel: PlayerPanel;
  icon: IconName;
  label: string;
  className?: string;
  /** Lazy content of the panel. Receives the id for `aria-controls`. */
  children: (id: string) => ReactNode;
}

/** Button that opens a panel. The panel closes like a menu: on Escape, returning the focus, and on a click outside. */
export function PanelButton({ panel, icon, label, className, children }: PanelButtonProps) {
  useSignals();
  const { panel: open } = usePlayerFace();
  const node = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = open.value === panel;
  useEffect(() => {
    if (!isOpen || !node.current) return;
    const controller = new AbortController();
    const menu = { isOpen: () => open.peek() === panel, close: () => (open.value = undefined) };
    closeOnLeave(node.current, menu, controller.signal);
    return () => controller.abort();
  }, [isOpen, open, panel]);
  return (
    <div ref={node} className={className ? `${holder} ${className}` : holder}>
      <button
        type="button"
        className={control}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (open.value = isOpen ? undefined : panel)}
      >
        <Icon name={icon} size={24} />
      </button>
      {isOpen ? <Suspense>{children(id)}</Suspense> : null}
    </div>
  );
}
