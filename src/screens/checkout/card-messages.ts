/** Message of the page with card fields (docs/card-gateway-api.md, "Messages of the card fields"). */
export type CardMessage =
  | { type: 'ready' | 'resize'; heightPx: number }
  | { type: 'change'; isComplete: boolean; brand: string }
  | { type: 'invalid'; errors: Readonly<Record<string, string>> }
  | { type: 'token'; token: string }
  | { type: 'enter' }
  | { type: 'leave'; direction: 'forward' | 'backward' };

const SOURCE = 'card-fields';
/** A frame that asks for more than this is not shown as it asks. */
const MAX_HEIGHT_PX = 1000;

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

function parseErrors(errors: unknown): Record<string, string> {
  if (!isData(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => (typeof code === 'string' ? [[field, code]] : [])),
  );
}

function parseContent({ type, height, isComplete, brand, errors, token, direction }: Data): CardMessage | undefined {
  switch (type) {
    case 'ready':
    case 'resize':
      if (typeof height !== 'number' || !(height > 0)) return undefined;
      return { type, heightPx: Math.min(Math.ceil(height), MAX_HEIGHT_PX) };
    case 'change':
      return { type, isComplete: isComplete === true, brand: typeof brand === 'string' ? brand : '' };
    case 'invalid':
      return { type, errors: parseErrors(errors) };
    case 'token':
      return typeof token === 'string' && token !== '' ? { type, token } : undefined;
    case 'enter':
      return { type };
    case 'leave':
      return direction === 'forward' || direction === 'backward' ? { type, direction } : undefined;
    default:
      return undefined;
  }
}

/** Parses the data of a message event; undefined for messages of other sources, sessions or shapes. */
export function parseCardMessage(data: unknown, session: string): CardMessage | undefined {
  if (!isData(data) || data['source'] !== SOURCE || data['session'] !== session) return undefined;
  return parseContent(data);
}

/** Creates a message to the page with card fields. */
export const createCardMessage = (session: string, type: 'ping' | 'focus' | 'submit'): object => ({
  source: SOURCE,
  session,
  type,
});

const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** Moves the focus to the control before or after a frame, as Tab does for a frame that keeps it. */
export function focusBeside(frame: HTMLIFrameElement, direction: 'forward' | 'backward'): void {
  const side = direction === 'forward' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const controls = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      control.checkVisibility() &&
      // Of a group of radio buttons, Tab reaches the checked one only.
      !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) &&
      (frame.compareDocumentPosition(control) & side) !== 0,
  );
  (direction === 'forward' ? controls[0] : controls.at(-1))?.focus();
}
