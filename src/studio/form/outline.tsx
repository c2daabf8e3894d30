import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { FoundMistake } from '../language/check.ts';
import { messages } from '../messages.ts';
import { problemsWithin } from './names.ts';
import * as styles from './outline.styles.ts';
import type { OutlineRow } from './rows.ts';

interface OutlineProps {
  rows: readonly OutlineRow[];
  selected: string;
  found: readonly FoundMistake[];
  onSelect: (pointer: string) => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Moves the focus into the form of the selected part. */
  onEnter: () => void;
}

/** Tree of the document's parts (such as elements and menu items), with keyboard navigation. */
export function Outline({ rows, selected, found, onSelect, onMove, onDuplicate, onDelete, onEnter }: OutlineProps) {
  const hintId = useId();
  const tree = useRef<HTMLDivElement>(null);
  const at = rows.findIndex(({ node }) => node.pointer === selected);
  useEffect(() => {
    const row = tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[at];
    row?.scrollIntoView({ block: 'nearest' });
    // Within the tree the focus follows the selection.
    if (tree.current?.contains(document.activeElement)) row?.focus();
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = (index: number) => onSelect(rows[Math.max(0, Math.min(rows.length - 1, index))]?.node.pointer ?? '');
    const keys: Record<string, () => void> = event.altKey
      ? { ArrowUp: () => onMove(-1), ArrowDown: () => onMove(1) }
      : event.ctrlKey || event.metaKey
        ? { d: onDuplicate }
        : {
            ArrowUp: () => to(at - 1),
            ArrowDown: () => to(at + 1),
            Home: () => to(0),
            End: () => to(rows.length - 1),
            Delete: onDelete,
            Enter: onEnter,
          };
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <>
      <p id={hintId} className={visuallyHidden}>
        {messages.outlineHint}
      </p>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        className={styles.tree}
        aria-label={messages.outline}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      >
        {rows.map(({ node, level, zone }) => {
          const faults = node.part === 'document' ? 0 : problemsWithin(found, node.pointer);
          const isSelected = node.pointer === selected;
          return (
            <div key={node.pointer} role="none">
              {zone === undefined ? null : (
                <div className={styles.zone} aria-hidden="true">
                  {messages.zones[zone] ?? zone}
                </div>
              )}
              {/* The tree handles the keys for all of its items. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
              <div
                role="treeitem"
                className={styles.item}
                data-level={level}
                aria-level={level}
                aria-selected={isSelected}
                tabIndex={isSelected ? 0 : -1}
                onClick={() => onSelect(node.pointer)}
              >
                <span className={styles.kind}>{node.kind}</span>
                <span className={styles.text}>{node.text}</span>
                {faults > 0 ? (
                  <span className={styles.faults} role="img" aria-label={messages.faults(faults)}>
                    {faults}
                  </span>
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}
