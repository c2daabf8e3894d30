import { READY_EVENT } from './early-clicks.ts';

declare global {
  interface Window {
    /** Nodes that were added to the page since the server's HTML ended. */
    __playbillAdded?: { nodes: Node[]; observer: MutationObserver };
  }
}

/**
 * Part of the script at the page's end. Notes every node that is added to the page from then on and before hydration: none of them
 * is the server's. Password managers and other extensions add theirs beside fields.
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

/** Pairs each field with a key that the same field has in another drawing of the page. */
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

/** Sets a property past React's own setter, so that React reports the change to the form (`inputValueTracking` compares). */
function setNative(field: Field, property: 'value' | 'checked', value: unknown): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, property) ?? {};
  set?.call(field, value);
}

/** Gives a field the state of the one that it replaced. */
function copyState(from: Field, to: Field): void {
  if (isChoice(from)) {
    // React hears of a changed choice by its click.
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

/** Takes the added nodes out of the page, so that it is as the server sent it. Answers a function that puts those within forms back. */
function removeAddedNodes(): () => void {
  const added = window.__playbillAdded;
  if (!added) return () => undefined;
  const { nodes, observer } = added;
  nodes.push(...observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]));
  observer.disconnect();
  const places = nodes.flatMap((node) => {
    const { parentNode, nextSibling } = node;
    // React passes over nodes that it does not know right in the body.
    if (!node.isConnected || !parentNode || parentNode === document.body) return [];
    parentNode.removeChild(node);
    return [{ node, parentNode, nextSibling }];
  });
  return () => {
    // Other parts of a page may not be hydrated yet; an extension that misses its node there adds it again.
    for (const { node, parentNode, nextSibling } of places.reverse())
      if (parentNode instanceof Element && parentNode.isConnected && parentNode.closest('form'))
        parentNode.insertBefore(node, nextSibling?.parentNode === parentNode ? nextSibling : null);
  };
}

/** Copies what the user typed into a field that React replaces to its successor, until the page is ready. Answers a function that ends it. */
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
 * Keeps what the user typed before hydration, also where the page is no longer as the server sent it. React draws such a page anew.
 * Nodes that were added since are taken out meanwhile; of every other change the fields' values, caret and focus survive.
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
