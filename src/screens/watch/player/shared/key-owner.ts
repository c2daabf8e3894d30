/** Where the keyboard's focus is, as far as the player's keys are concerned. */
export type Focus =
  /** Nothing has the focus: as on a page that has just been opened, or after a press beside everything. */
  | 'page'
  | 'player'
  | 'timeline'
  /** A control that takes arrows itself, such as the volume. */
  | 'slider'
  /** A button or link of the player that was reached by the keyboard. */
  | 'button'
  /** The control that was pressed with a pointer last: the focus stays there, although the user does not see it. */
  | 'pressed'
  /** What is open over the player. */
  | 'menu'
  /** A button, a link or another control beside the player. */
  | 'beside'
  /** What text is typed into, or one of several is chosen in. */
  | 'field';

const ARROWS = /^Arrow/;
/** Keys that scroll a page, beside Space, which everybody expects to pause. */
const SCROLLING = /^(?:ArrowUp|ArrowDown|Home|End)$/;
const MOVING = /^(?:Arrow.*|Home|End|PageUp|PageDown)$/;

/**
 * Whether the player acts on a key. What has the focus keeps the keys that it needs itself, so that nothing happens twice.
 * @param canScroll whether the page is longer than the window
 */
export function isPlayersKey(key: string, focus: Focus, canScroll: boolean): boolean {
  switch (focus) {
    case 'field':
      return false;
    case 'menu':
      return key !== ' ' && key !== 'Enter' && !MOVING.test(key);
    case 'beside':
      // Rows and menus of the page move by arrows.
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
 * Where the focus is.
 * @param frame the player's element
 * @param pressed the control of the player that was pressed with a pointer last and still has the focus
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
