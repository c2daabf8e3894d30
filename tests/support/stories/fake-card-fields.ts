import type { CardFieldsSession } from '#renderers/ports/checkout.ts';

export const FIELDS_SESSION = 'fields-1';

/** Page of fake card fields: three inputs that follow the messages of docs/card-gateway-api.md. */
const page = (origin: string) => `<!doctype html><html lang="en"><title>Card</title>
<body style="margin:0;font:16px sans-serif">
<label>Card number <input id="number" inputmode="numeric" autocomplete="cc-number"></label><br>
<label>Expiry <input id="expiry" inputmode="numeric" autocomplete="cc-exp"></label><br>
<label>CVC <input id="cvc" inputmode="numeric" autocomplete="cc-csc"></label>
<script>
  const tell = (type, more) => parent.postMessage({ source: 'card-fields', session: '${FIELDS_SESSION}', type, ...more }, '${origin}');
  const fields = [...document.querySelectorAll('input')];
  const empty = () => fields.find((field) => field.value === '');
  addEventListener('message', ({ data }) => {
    if (data.type === 'ping') tell('ready', { height: 120 });
    if (data.type === 'focus') (empty() ?? fields[0]).focus();
    if (data.type !== 'submit') return;
    if (fields[0].value === '4000') tell('invalid', { errors: { number: 'incorrect_number' } });
    else if (empty()) tell('invalid', { errors: { [empty().id]: 'incomplete' } });
    else tell('token', { token: 'tok_' + fields[0].value, card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 } });
  });
  for (const field of fields) field.addEventListener('input', () => tell('change', { isComplete: !empty(), brand: 'visa' }));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const edge = event.shiftKey ? fields[0] : fields.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    tell('leave', { direction: event.shiftKey ? 'backward' : 'forward' });
  });
  tell('ready', { height: 120 });
</script>`;

/** Creates a session of fake card fields. A blob has the origin of the page that created it. */
export function createFakeFields(): CardFieldsSession {
  const url = URL.createObjectURL(new Blob([page(location.origin)], { type: 'text/html' }));
  return { paymentDetailsExid: FIELDS_SESSION, fields: { kind: 'frame', url, origin: location.origin } };
}

/** Opens fake card fields. */
export const openFakeFields = async (): Promise<CardFieldsSession> => createFakeFields();
