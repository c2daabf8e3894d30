import { READY_EVENT } from './early-clicks.ts';

declare global {
  interface Window {
    /** Nodes added to the page after the server's HTML. */
    __playbillAdded?: { nodes: Node[]; observer: MutationObserver };
  }
}

/**
 * Inline script at the end of the page. Records nodes that are added before hydration, such as those of password
 * managers and other extensions.
 */
export const earlyNodesScript: string = `{
const nodes=[];
const observer=new MutationObserver(all=>{for(const {addedNodes} of all)nodes.push(...addedNodes)});
observer.observe(document.body,{childList:true,subtree:true});
window.__playbillAdded={nodes,observer}
}`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const findFields = (): Field[] => [...document.querySelectorAll<Field>('input:not([type=hidden]),textarea,select')];

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** Maps each form field to a key that identifies the same field after React re-rendered the page. */
function toKeys(fields: readonly Field[]): Map<Field, string> {
  const counts = new Map<string, number>();
  return new Map(
    fields.map((field) => {
      const key = [field.form?.id, field.name, field.type, isChoice(field) ? field.value : ''].join(' ');
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [field, `${key} ${count}`];
    }),
  );
}

/**
 * Sets a property by its native setter, so that React reports the change to the form (see React's
 * `inputValueTracking`).
 */
function setNative(field: Field, property: 'value' | 'checked', value: unknown): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, property) ?? {};
  set?.call(field, value);
}

/** Copies the state of a replaced field to its successor. */
function copyState(from: Field, to: Field): void {
  if (isChoice(from)) {
    // React detects a changed checkbox or radio button by its click event, so the control is clicked instead of set.
    if (isChoice(to) && from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  setNative(to, 'value', from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

const hasCaret = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  !(field instanceof HTMLSelectElement) && field.selectionStart !== null;

function moveFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (hasCaret(from) && hasCaret(to))
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/**
 * Removes the recorded nodes, so that hydration finds the server's HTML. Returns a function that reinserts those
 * within forms.
 */
function removeAddedNodes(): () => void {
  const added = window.__playbillAdded;
  if (!added) return () => undefined;
  const { nodes, observer } = added;
  nodes.push(...observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]));
  observer.disconnect();
  const places = nodes.flatMap((node) => {
    const { parentNode, nextSibling } = node;
    // Unknown nodes that are direct children of the body stay, because React tolerates them.
    if (!node.isConnected || !parentNode || parentNode === document.body) return [];
    parentNode.removeChild(node);
    return [{ node, parentNode, nextSibling }];
  });
  return () => {
    // Outside forms nodes are not reinserted, because parts of the page may not be hydrated yet; extensions add their
    // nodes again.
    for (const { node, parentNode, nextSibling } of places.reverse())
      if (parentNode instanceof Element && parentNode.isConnected && parentNode.closest('form'))
        parentNode.insertBefore(node, nextSibling?.parentNode === parentNode ? nextSibling : null);
  };
}

/**
 * Copies typed input to the successors of fields that React replaces, until the page is ready. Returns a function that
 * stops it.
 */
function followFields(): () => void {
  const before = toKeys(findFields());
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  const restore = () => {
    const lost = [...before].filter(([field]) => !field.isConnected);
    if (lost.length === 0) return;
    const now = new Map([...toKeys(findFields())].map(([field, key]) => [key, field]));
    for (const [field, key] of lost) {
      const successor = now.get(key);
      if (!successor) continue;
      before.delete(field);
      before.set(successor, key);
      copyState(field, successor);
      if (field === focused && document.activeElement === document.body) moveFocus(field, successor);
    }
  };
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('focusin', noteFocus, true);
  return () => {
    restore();
    observer.disconnect();
    removeEventListener('focusin', noteFocus, true);
  };
}

/**
 * Preserves user input made before hydration. Foreign nodes are removed meanwhile; after other changes to the HTML
 * React renders the page again, and field values, caret and focus are restored.
 */
export function guardEarlyChanges(): void {
  const putBack = removeAddedNodes();
  const end = followFields();
  addEventListener(
    READY_EVENT,
    () => {
      end();
      putBack();
    },
    { once: true },
  );
}
