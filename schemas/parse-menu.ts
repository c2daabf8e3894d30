import { validate as isMenu } from './generated/validators/definitions/menu.js';
import { validate as isMenuItem } from './generated/validators/definitions/menu-item.js';
import type { Menu, MenuItem } from './generated/types.ts';
import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { check } from './validate.ts';

type WithoutChildren<Item> = Item extends unknown ? Omit<Item, 'children'> : never;

/** A valid menu item with its valid children. */
export type ValidMenuItem = WithoutChildren<MenuItem> & { children: ValidMenuItem[] };

/** A menu without its invalid items, and their issues. */
export interface ParsedMenu {
  menu: Omit<Menu, 'items'>;
  items: ValidMenuItem[];
  issues: Issue[];
}

/** Maximum depth: items of the menu and their children. */
const deepest = 1;

function parseItems(values: readonly unknown[], pointer: string, depth: number, issues: Issue[]): ValidMenuItem[] {
  return values.flatMap((value, index) => {
    const at = pointerTo(pointer, index);
    const checked = check(isMenuItem, value, at);
    if (!checked.ok) {
      issues.push(...checked.issues);
      return [];
    }
    const { children = [], ...item } = checked.value;
    const below = pointerTo(at, 'children');
    if (depth < deepest) return [{ ...item, children: parseItems(children, below, depth + 1, issues) }];
    if (children.length > 0) issues.push(errorAt(below, 'depth', 'no items at this depth', describeValue(children)));
    return [{ ...item, children: [] }];
  });
}

/**
 * Validates a menu and each of its items separately: invalid items are left out and reported. Never throws; if the menu
 * itself is invalid, it returns undefined in place of the menu, with the issues.
 */
export function parseMenu(document: unknown): ParsedMenu | { menu?: never; issues: Issue[] } {
  const envelope = check(isMenu, document);
  if (!envelope.ok) return { issues: envelope.issues };
  const { items: values, ...menu } = envelope.value;
  const issues: Issue[] = [];
  return { menu, items: parseItems(values, '/items', 0, issues), issues };
}
