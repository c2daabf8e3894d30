import { consentName } from '#schemas/values/consent.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

/** Focuses the first control whose field has an error; for fields with several inputs, the first empty one. */
export function focusFirst(form: HTMLFormElement, wrong: ReadonlyMap<string, string>): void {
  // All consent checkboxes have the same name, so their value, which is the name of the term, identifies them.
  const named = ({ name, value }: Control) => [
    name,
    name.split('.')[0] ?? '',
    ...(name === consentName ? [value] : []),
  ];
  const first = controlsOf(form).find(
    (control) => control.name !== '' && named(control).some((name) => wrong.has(name)),
  );
  if (!first) return;
  const [name = ''] = first.name.split('.');
  const inParts = controlsOf(form).filter((control) => control.name.startsWith(`${name}.`));
  const marked = inParts.find((control) => control.getAttribute('aria-invalid') === 'true');
  (inParts.find(({ value }) => value === '') ?? marked ?? first).focus();
}
