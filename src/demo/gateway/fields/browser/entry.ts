import { formatExpiry, formatTypedExpiry, parseExpiry } from '../../core/card-expiry.ts';
import { detectBrand, formatCardNumber, formatEditedNumber, getCvcLength, toDigits } from '../../core/card-number.ts';
import { checkFields } from '../check-fields.ts';
import { FIELD_NAMES, type FieldErrors, type FieldName, type FieldTexts } from '../field-texts.ts';
import { applyStyle, createChannel, readStyle } from './channel.ts';

// The script of the card fields' page. It is bundled into the page by `field-page.ts`.

interface PageData {
  session: string;
  pageOrigin: string;
  texts: FieldTexts;
  /** Difference of the gateway's clock to this browser's, in milliseconds. */
  clockOffsetMs: number;
}

const BRAND_NAMES: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

function getElement<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element ${id}`);
  return element as T;
}

// The gateway has written this text.
const data = JSON.parse(getElement('data').textContent ?? '') as PageData;
applyStyle(readStyle(location.hash));
const { send, listen } = createChannel(data);
const inputs = Object.fromEntries(FIELD_NAMES.map((name) => [name, getElement(name)])) as Record<
  FieldName,
  HTMLInputElement
>;
const shownErrors: FieldErrors = {};

const getValues = () => ({ number: inputs.number.value, expiry: inputs.expiry.value, cvc: inputs.cvc.value });
const findErrors = (): FieldErrors => checkFields(getValues(), new Date(Date.now() + data.clockOffsetMs));

function showError(name: FieldName, code: FieldErrors[FieldName]): void {
  if (shownErrors[name] === code) return;
  if (code === undefined) delete shownErrors[name];
  else shownErrors[name] = code;
  const text = code === undefined ? '' : data.texts.errors[code];
  const element = getElement(`${name}-error`);
  element.textContent = text;
  element.hidden = code === undefined;
  if (code === undefined) inputs[name].removeAttribute('aria-invalid');
  else inputs[name].setAttribute('aria-invalid', 'true');
}

/** Announces the mistake of a field that the user has left. A focused field announces its own description. */
const announce = (name: FieldName) => {
  const code = shownErrors[name];
  getElement('announcement').textContent = code === undefined ? '' : data.texts.errors[code];
};

let previousNumber = '';
function formatNumber(event: InputEvent): void {
  const { number } = inputs;
  const caret = number.selectionStart ?? number.value.length;
  const isBackspace = event.inputType === 'deleteContentBackward';
  const edited = formatEditedNumber({ text: number.value, caret }, previousNumber, isBackspace);
  number.value = edited.text;
  previousNumber = edited.text;
  if (document.activeElement === number) number.setSelectionRange(edited.caret, edited.caret);
  const brand = detectBrand(toDigits(edited.text));
  getElement('brand').textContent = BRAND_NAMES[brand] ?? '';
  inputs.cvc.maxLength = getCvcLength(toDigits(edited.text));
}

function formatExpiryField(event: InputEvent): void {
  const { expiry } = inputs;
  const isTyped = event.inputType === 'insertText' || event.inputType?.startsWith('delete');
  const parsed = isTyped ? undefined : parseExpiry(expiry.value);
  if (parsed) expiry.value = formatExpiry(parsed);
  // In the middle of the text the caret would jump.
  else if (expiry.selectionStart === expiry.value.length)
    expiry.value = formatTypedExpiry(expiry.value, event.inputType === 'deleteContentBackward');
}

let lastChange = '';
function reportChange(): void {
  const brand = detectBrand(toDigits(inputs.number.value));
  const change = {
    isComplete: Object.keys(findErrors()).length === 0,
    brand: brand === 'unknown' ? '' : brand,
  };
  if (JSON.stringify(change) === lastChange) return;
  lastChange = JSON.stringify(change);
  send('change', change);
}

function leaveField(name: FieldName): void {
  // The window lost the focus, the field kept it.
  if (document.activeElement === inputs[name]) return;
  if (name === 'expiry') {
    const parsed = parseExpiry(inputs.expiry.value);
    if (parsed) inputs.expiry.value = formatExpiry(parsed);
  }
  // An empty field is a mistake only when the user submits.
  const code = inputs[name].value.trim() === '' ? undefined : findErrors()[name];
  const isNew = code !== shownErrors[name];
  showError(name, code);
  if (isNew) announce(name);
}

for (const name of FIELD_NAMES) {
  inputs[name].addEventListener('input', (event) => {
    // Autofill of some browsers sends a plain event.
    const input = event instanceof InputEvent ? event : new InputEvent('input');
    if (name === 'number') formatNumber(input);
    if (name === 'expiry') formatExpiryField(input);
    showError(name, undefined);
    getElement('announcement').textContent = '';
    reportChange();
  });
  inputs[name].addEventListener('blur', () => leaveField(name));
}

inputs.number.addEventListener('keydown', (event) => {
  if (event.key === 'Tab' && event.shiftKey) send('leave', { direction: 'backward' });
});
inputs.cvc.addEventListener('keydown', (event) => {
  if (event.key === 'Tab' && !event.shiftKey) send('leave', { direction: 'forward' });
});
getElement('fields').addEventListener('submit', (event) => event.preventDefault());
// A form with several fields and no button is not submitted by Enter (HTML, implicit submission).
getElement('fields').addEventListener('keydown', (event) => {
  if (event.key === 'Enter') send('enter', {});
});

function rejectFields(errors: FieldErrors): void {
  for (const name of FIELD_NAMES) showError(name, errors[name]);
  FIELD_NAMES.map((name) => (errors[name] ? inputs[name] : undefined))
    .find((input) => input !== undefined)
    ?.focus();
  send('invalid', { errors });
}

let isSubmitting = false;
async function submit(): Promise<void> {
  if (isSubmitting) return;
  const errors = findErrors();
  if (Object.keys(errors).length > 0) return rejectFields(errors);
  isSubmitting = true;
  try {
    const response = await fetch(`/fields/${data.session}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(getValues()),
    });
    const body = (await response.json()) as { errors?: FieldErrors; token?: string; card?: object };
    if (response.ok) send('token', { token: body.token, card: body.card });
    else rejectFields(body.errors ?? { number: 'processing_error' });
  } catch {
    // The connection failed; the user's input stays in the fields.
    rejectFields({ number: 'processing_error' });
  } finally {
    isSubmitting = false;
  }
}

const getHeight = () => Math.ceil(getElement('fields').getBoundingClientRect().height);
listen({
  // The fields may have sent `ready` before the scripts of the page around them listened.
  ping: () => send('ready', { height: getHeight() }),
  focus: () => {
    const errors = findErrors();
    const first = FIELD_NAMES.find((name) => errors[name] !== undefined) ?? 'number';
    inputs[first].focus();
  },
  submit: () => void submit(),
});
// A restored page may have text in its fields.
inputs.number.value = formatCardNumber(toDigits(inputs.number.value));
previousNumber = inputs.number.value;

let height = getHeight();
send('ready', { height });
new ResizeObserver(() => {
  if (getHeight() === height) return;
  height = getHeight();
  send('resize', { height });
}).observe(getElement('fields'));
