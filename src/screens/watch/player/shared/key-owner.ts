/** Place of the keyboard focus, as far as relevant for shortcuts. */
export type Focus =
  /** No focused element, as after loading or after a click on empty space. */
  | 'page'
  | 'player'
  | 'timeline'
  /** A control that uses arrow keys, such as the volume. */
  | 'slider'
  /** A button or link of the player focused by keyboard. */
  | 'button'
  /** A control focused by pointer press; the user does not see its focus. */
  | 'pressed'
  /** The focus is in an open panel of the player. */
  | 'menu'
  /** The focus is on a control outside of the player. */
  | 'beside'
  /** The focus is in a text field or selection. */
  | 'field';

const ARROWS = /^Arrow/;
/** Keys that scroll the page, except Space, which users expect to pause. */
const SCROLLING = /^(?:ArrowUp|ArrowDown|Home|End)$/;
const MOVING = /^(?:Arrow.*|Home|End|PageUp|PageDown)$/;

/**
 * Whether the player handles a key. The focused element keeps the keys that it needs, so that nothing happens twice.
 * @param canScroll Whether the page is longer than the viewport.
 */
export function isPlayersKey(key: string, focus: Focus, canScroll: boolean): boolean {
  switch (focus) {
    case 'field':
      return false;
    case 'menu':
      return key !== ' ' && key !== 'Enter' && !MOVING.test(key);
    case 'beside':
      // Rows and menus outside of the player use arrow keys themselves.
      return key !== ' ' && key !== 'Enter' && key !== 'Escape' && !MOVING.test(key);
    case 'button':
      return key !== ' ' && key !== 'Enter';
    case 'slider':
      return !ARROWS.test(key) && !MOVING.test(key);
    case 'page':
      return !(canScroll && SCROLLING.test(key));
    default:
      return true;
  }
}

const CLICKED_INPUTS = ['radio', 'checkbox', 'button', 'submit', 'reset', 'image', 'file', 'color'];
const CONTROL =
  'a[href], button, summary, label, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [tabindex]';
const CHOICE = 'select, [role="listbox"], [role="combobox"], [role="textbox"], [role="searchbox"]';

const isTyped = (target: Element): boolean =>
  (target instanceof HTMLElement && target.isContentEditable) ||
  target instanceof HTMLTextAreaElement ||
  target.closest(CHOICE) !== null ||
  (target instanceof HTMLInputElement && target.type !== 'range' && !CLICKED_INPUTS.includes(target.type));

/**
 * Classifies the focused element.
 * @param frame The player's element.
 * @param pressed Control of the player last pressed with a pointer that still has the focus.
 */
export function focusOf(target: EventTarget | null, frame: HTMLElement, pressed: Element | undefined): Focus {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement) return 'page';
  if (isTyped(target)) return 'field';
  if (!frame.contains(target)) return target.closest(`${CONTROL}, input`) ? 'beside' : 'page';
  if (target.closest('[data-panel]')) return 'menu';
  if (target === frame) return 'player';
  if (target instanceof HTMLInputElement && target.type === 'range')
    return target.hasAttribute('data-timeline') ? 'timeline' : 'slider';
  if (target === pressed) return 'pressed';
  return target.closest('a[href], button, input, summary') ? 'button' : 'player';
}
