import { useEffect } from 'react';

const KEY = 'playbill-typed';

/** Input typed into a page's form, stored while the page is reloaded in another language. */
interface Typed {
  path: string;
  values: [name: string, value: string][];
  /**
   * Values of the ticked checkboxes and radio buttons, which are identified by name and value because several share a
   * name.
   */
  checked: [name: string, value: string][];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control => 'name' in element && 'value' in element && element.name !== '',
  );

/** Whether a control's input may be stored; that of passwords never is. */
const isKept = ({ type }: Control) => !['password', 'hidden', 'file', 'submit', 'button'].includes(type);
const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
const pageForm = () => document.querySelector<HTMLFormElement>('#main form');

function keep(): void {
  const form = pageForm();
  if (!form) return;
  const controls = controlsIn(form).filter(isKept);
  const typed: Typed = {
    path: location.pathname,
    values: controls.filter((one) => !isTicked(one) && one.value !== '').map(({ name, value }) => [name, value]),
    checked: controls.filter((one) => isTicked(one) && one.checked).map(({ name, value }) => [name, value]),
  };
  sessionStorage.setItem(KEY, JSON.stringify(typed));
}

/** Fills a control and fires the events of user input for its listeners. */
function fill(control: Control, set: () => void): void {
  set();
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function restore(): void {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  sessionStorage.removeItem(KEY);
  const { path, values, checked } = JSON.parse(stored) as Typed;
  const form = path === location.pathname ? pageForm() : null;
  if (!form) return;
  const byName = new Map(values);
  for (const control of controlsIn(form).filter(isKept)) {
    const value = byName.get(control.name);
    if (isTicked(control)) {
      const wasChecked = checked.some(([name, value]) => name === control.name && value === control.value);
      if (wasChecked && !control.checked) control.click();
    } else if (value !== undefined && control.value === '')
      fill(control, () => {
        control.value = value;
      });
  }
}

/** Keeps a form's input, except passwords, across a change of language, which reloads the page. */
export function useTypedValues(): void {
  useEffect(() => {
    try {
      restore();
    } catch {
      // If storage is blocked or invalid, the form starts without the stored input.
    }
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[lang]') : null;
      if (!link || new URL(link.href).pathname !== location.pathname) return;
      try {
        keep();
      } catch {
        // If storage is blocked, the input is lost when the language changes.
      }
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
