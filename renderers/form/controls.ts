import { consentName } from '#schemas/values/consent.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

/** Puts the focus on the first control that belongs to one of these names: of a value in parts its first empty part. */
export function focusFirst(form: HTMLFormElement, wrong: ReadonlyMap<string, string>): void {
  // The boxes of terms share a name: their value names the term.
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
