import { RjsfForm, rjsfValidator } from './peers/rjsf.ts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import text from '#blocks/fields/text/index.ts';
import * as fieldStyles from '#renderers/form/field-view.styles.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import type { Send } from '#renderers/form/use-form.ts';
import * as formStyles from '#renderers/form/form-view.styles.ts';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { createRegistry } from '#renderers/registry/registry.ts';
import en from '#schemas/labels/en_US.json';

// Runs in the browser: the same form of text fields by our form view, by handwritten React, and by a peer library.

const labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: { en_US: en }, messages: {} };
const ports = { diagnostics: { report: () => undefined } } as unknown as Ports;
const registry = createRegistry({ text: async () => ({ default: text }) });
await registry.preload(['text']);

const names = (count: number) => Array.from({ length: count }, (_, index) => `field${index}`);

const documents = new Map<number, object>();
function documentOf(count: number): object {
  const fields = names(count).map((id) => ({
    id,
    type: 'text',
    label: id,
    required: true,
    maxLength: 40,
    messages: {},
  }));
  const found = documents.get(count) ?? { version: '1.0', title: 'Form', submitLabel: 'Send', fields };
  documents.set(count, found);
  return found;
}

/** The page around a form, the same for every candidate. */
const Page = ({ children }: { children: ReactNode }) => (
  <MessagesProvider labels={labels}>
    <PortsProvider ports={ports}>{children}</PortsProvider>
  </MessagesProvider>
);

const send: Send = async () => ({ ok: true });
const ours = (count: number): ReactNode => (
  <FormView document={documentOf(count)} name="bench" registry={registry} send={send} />
);

/** A handwritten field with its own state and the same markup. */
function PlainField({ name }: { name: string }) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return (
    <div className={fieldStyles.field} data-size="full">
      <label htmlFor={name} className={fieldStyles.label}>
        {name}
      </label>
      <input
        id={name}
        name={name}
        type="text"
        className={fieldStyles.input}
        value={value}
        required
        aria-invalid={error !== undefined}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          if (error) setError(undefined);
        }}
      />
      {error ? <p className={fieldStyles.error}>{error}</p> : null}
    </div>
  );
}

const plain = (count: number): ReactNode => (
  <form className={formStyles.form} noValidate>
    <h1 className={formStyles.title}>Form</h1>
    {names(count).map((name) => (
      <PlainField key={name} name={name} />
    ))}
    <div className={formStyles.submit}>
      <button type="submit" className={primary}>
        Send
      </button>
    </div>
  </form>
);

const rjsf = (count: number): ReactNode => (
  <RjsfForm
    validator={rjsfValidator}
    schema={{
      type: 'object',
      title: 'Form',
      required: names(count),
      properties: Object.fromEntries(
        names(count).map((name) => [name, { type: 'string', title: name, maxLength: 40 }]),
      ),
    }}
  />
);

/** `again` repeats the plain form, to measure the noise between equal candidates. */
const candidates = { ours, plain, again: plain, rjsf };
type Name = keyof typeof candidates;

const timed = (work: () => void): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

function mount(node: HTMLElement, tree: ReactNode): { root: Root; time: number } {
  const root = createRoot(node);
  const time = timed(() => {
    flushSync(() => root.render(tree));
    node.getBoundingClientRect();
  });
  return { root, time };
}

const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** One keystroke: the input’s change, React’s update, and layout. */
const key = (node: HTMLElement, input: HTMLInputElement): number =>
  timed(() => {
    flushSync(() => {
      setter?.call(input, `${input.value}x`);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'x' }));
    });
    node.getBoundingClientRect();
  });

/** Milliseconds per mount of one candidate, and per keystroke of each mount. */
export interface Times {
  mount: number[];
  key: number[][];
}

/** Mounts and types into every candidate in rotating order for several rounds; the first two do not count. */
export async function measure(count: number, rounds: number, keys: number): Promise<Record<Name, Times>> {
  const order = Object.keys(candidates) as Name[];
  const times = Object.fromEntries(order.map((name) => [name, { mount: [], key: [] }])) as unknown as Record<
    Name,
    Times
  >;
  for (let round = -2; round < rounds; round += 1)
    for (let index = 0; index < order.length; index += 1) {
      const name = order[(index + Math.abs(round)) % order.length] as Name;
      const node = document.body.appendChild(document.createElement('div'));
      const { root, time } = mount(node, <Page>{candidates[name](count)}</Page>);
      const inputs = [...node.querySelectorAll('input')];
      if (inputs.length !== count) throw new Error(`${name} drew ${inputs.length} inputs, not ${count}`);
      const typed = Array.from({ length: keys }, (_, stroke) =>
        key(node, inputs[(stroke * 7) % count] as HTMLInputElement),
      );
      if (round >= 0) {
        times[name].mount.push(time);
        times[name].key.push(typed);
      }
      root.unmount();
      node.remove();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  return times;
}

Object.assign(globalThis, { measure });
