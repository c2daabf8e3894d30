import { renderToString } from 'react-dom/server';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { fields } from '#blocks/fields/registry.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import en from '#schemas/labels/en_US.json';
import { createRegistry } from '../registry/registry.ts';
import { MessagesProvider } from '../messages/messages.tsx';
import { type Ports, PortsProvider } from '../ports/ports.tsx';
import { countries } from '../../tests/support/countries.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { FormView } from './form-view.tsx';
import type { FormInitial } from './initial.ts';
import { preloadForm } from './preload-form.ts';

const labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: { en_US: en }, messages: {} };
const navigation: Ports['navigation'] = {
  Link: ({ to, children }) => <a href={to}>{children}</a>,
  hrefOf: ({ route, url }) => route ?? url,
  hrefOfCard: ({ id }) => `#${id}`,
  go: () => undefined,
};
const ports = { diagnostics: { report: () => undefined }, navigation } as Partial<Ports> as Ports;
const world = { countries, callerCountryCode: 'JP' };
const terms: ConsentTerm[] = [
  {
    fieldName: 'terms',
    fieldType: 'BINARY_CHOICE',
    label: 'Terms',
    text: 'Read <a href="/t">them</a>.',
    required: true,
  },
];

type Element = DefaultTreeAdapterMap['element'];
const all = (node: DefaultTreeAdapterMap['parentNode']): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...all(child)] : []));
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Renders the form to HTML on the server, as browsers without scripts get it. */
async function draw(formFields: object[], initial?: FormInitial) {
  const registry: FieldRegistry = createRegistry(fields);
  const document = { version: '1.0', submitLabel: 'Go', fields: formFields };
  expect(await preloadForm(registry, document, world, initial)).toEqual([]);
  const html = renderToString(
    <MessagesProvider labels={labels}>
      <PortsProvider ports={ports}>
        <FormView
          document={document}
          name="test"
          registry={registry}
          send={() => Promise.reject(new Error('never'))}
          action="/signup"
          address={world}
          terms={terms}
          {...(initial ? { initial } : {})}
        />
      </PortsProvider>
    </MessagesProvider>,
  );
  const elements = all(parseFragment(html, { scriptingEnabled: false } as never) as never);
  const named = (name: string) => elements.find((element) => attribute(element, 'name') === name);
  return { html, elements, named, value: (name: string) => attribute(named(name) as Element, 'value') };
}

const field = (id: string, type: string, more = {}) => ({ id, type, label: id, required: true, messages: {}, ...more });

test('renders a form that works without scripts, with method, names of all inputs and a submit button @page-12', async () => {
  const { html, named, elements } = await draw([field('born', 'birthDate'), field('phone', 'phoneNumber')]);
  const form = elements.find(({ tagName }) => tagName === 'form') as Element;
  expect([attribute(form, 'action'), attribute(form, 'method')]).toEqual(['/signup', 'post']);
  for (const name of ['born.year', 'born.month', 'born.day', 'phone.prefix', 'phone.number', 'consentAnswers'])
    expect(named(name), name).toBeDefined();
  expect(html).toContain('aria-disabled="false"');
});

test('renders the address fields of the viewer’s country, and a button to change the country, which Enter does not press @page-12 @form-02', async () => {
  const { named, elements } = await draw([field('countryCode', 'address')]);
  expect(named('administrativeLevel1')?.tagName).toBe('select');
  expect(named('city')).toBeUndefined();
  const buttons = elements.filter((element) => attribute(element, 'type') === 'submit');
  expect(buttons.map((button) => attribute(button, 'name'))).toEqual([undefined, '_country', undefined]);
});

test('renders a rejected form with its values, errors and ticked checkboxes, but without the password @page-12 @form-06', async () => {
  const { html, named, value, elements } = await draw(
    [field('email', 'email'), field('secret', 'password'), field('day', 'date'), field('countryCode', 'address')],
    {
      values: {
        email: 'no address',
        secret: 'my secret',
        'day.year': '2026',
        'day.month': '',
        countryCode: 'US',
        city: 'Reno',
        administrativeLevel1: 'NY',
      },
      faults: [
        { pointer: '/email', field: 'email', fault: { kind: 'invalid', label: 'pleaseProvideValidEmail' } },
        { pointer: '/day', field: 'day', fault: { kind: 'invalid', label: 'dateIsInvalid' } },
      ],
      failure: 'Check the form.',
      consentAnswers: [{ promptField: 'terms', answer: true }],
    },
  );
  expect(html).not.toContain('my secret');
  expect([value('email'), value('day.year'), value('city')]).toEqual(['no address', '2026', 'Reno']);
  const chosen = elements.filter(
    (element) => element.tagName === 'option' && attribute(element, 'selected') !== undefined,
  );
  expect(chosen.map((option) => attribute(option, 'value'))).toEqual(['US', 'NY']);
  const email = named('email') as Element;
  expect(attribute(email, 'aria-invalid')).toBe('true');
  const described = elements.find((element) => attribute(element, 'id') === attribute(email, 'aria-describedby'));
  expect(described?.childNodes).toEqual([expect.objectContaining({ value: en.pleaseProvideValidEmail })]);
  expect(html).toContain('Check the form.');
  expect(attribute(named('consentAnswers') as Element, 'checked')).toBeDefined();
});

test('escapes markup in form definitions and error messages', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { elements } = await draw([field('a', 'text', { label: hostile, hint: hostile, placeholder: hostile })], {
    values: { a: hostile },
    faults: { a: hostile },
    failure: hostile,
  });
  expect(elements.filter(({ tagName }) => tagName === 'img')).toEqual([]);
});

/** Text content of a node. */
const words = (node: DefaultTreeAdapterMap['node']): string =>
  'value' in node ? String(node.value) : 'childNodes' in node ? node.childNodes.map(words).join('') : '';

/** Texts that aria-describedby refers to. */
const description = (elements: Element[], of: Element | undefined) =>
  (of && attribute(of, 'aria-describedby'))
    ?.split(' ')
    .map((id) => words(elements.find((element) => attribute(element, 'id') === id) as Element));

test('labels form fields, marks optional ones, and describes each by hint and error @form-01 @form-06', async () => {
  const { elements, named } = await draw(
    [
      field('a', 'text', { hint: 'Three letters.' }),
      field('b', 'text', { required: false, label: undefined }),
      field('c', 'text', { size: 'half' }),
    ],
    { faults: { '/a': 'That is none.' } },
  );
  const labels = elements.filter(({ tagName }) => tagName === 'label').map(words);
  expect(labels.slice(0, 3)).toEqual(['a', 'b (optional)', 'c']);
  expect(description(elements, named('a'))).toEqual(['Three letters.', 'That is none.']);
  expect([attribute(named('a') as Element, 'aria-invalid'), attribute(named('c') as Element, 'aria-invalid')]).toEqual([
    'true',
    'false',
  ]);
  expect(description(elements, named('c'))).toBeUndefined();
  const sizes = elements.map((element) => attribute(element, 'data-size')).filter(Boolean);
  expect(sizes).toEqual(['full', 'full', 'half']);
});

test('renders a date as a group of three labelled inputs with length limits and autocomplete @form-03', async () => {
  const { elements, named } = await draw([field('born', 'birthDate'), field('day', 'date')]);
  const groups = elements.filter(({ tagName }) => tagName === 'legend').map(words);
  expect(groups.slice(0, 2)).toEqual(['born', 'day']);
  const parts = ['month', 'day', 'year'].map((part) => named(`born.${part}`) as Element);
  expect(elements.filter((element) => parts.includes(element))).toEqual(parts);
  expect(parts.map((part) => attribute(part, 'maxlength'))).toEqual(['2', '2', '4']);
  expect(parts.map((part) => attribute(part, 'autocomplete'))).toEqual(['bday-month', 'bday-day', 'bday-year']);
  expect(attribute(named('day.year') as Element, 'autocomplete')).toBe('off');
  for (const part of parts) {
    const label = elements.find((element) => attribute(element, 'for') === attribute(part, 'id'));
    expect(label && words(label)).toMatch(/^(Month|Day|Year)$/);
  }
  const ids = elements.map((element) => attribute(element, 'id')).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
});

test('marks a required consent checkbox and describes the checkbox by the term’s text and error @acct-05', async () => {
  const { elements, named } = await draw([field('a', 'text')], { faults: { terms: 'consentIsRequired' } });
  const box = named('consentAnswers');
  expect(description(elements, box)).toEqual(['Read them.', en.consentIsRequired]);
  expect([attribute(box as Element, 'aria-invalid'), attribute(box as Element, 'value')]).toEqual(['true', 'terms']);
  const label = elements.find((element) => attribute(element, 'for') === attribute(box as Element, 'id'));
  expect(label && words(label)).toBe(`Terms (${en.required})`);
  const plain = await draw([field('a', 'text')]);
  expect(description(plain.elements, plain.named('consentAnswers'))).toEqual(['Read them.']);
});

test('a dropdown starts without a selection, and a read-only dropdown submits its value @form-06', async () => {
  const acceptableValues = [{ value: 'x', displayName: 'The X' }];
  const { elements, named } = await draw(
    [
      field('a', 'dropdown', { acceptableValues }),
      field('b', 'dropdown', { acceptableValues, placeholder: 'Which?' }),
      field('c', 'dropdown', { acceptableValues, readOnly: true }),
    ],
    { values: { c: 'x' } },
  );
  const options = elements.filter(({ tagName }) => tagName === 'option').map(words);
  expect(options).toEqual([en.choose, 'The X', 'Which?', 'The X', en.choose, 'The X']);
  expect([named('a')?.tagName, named('c')?.tagName]).toEqual(['select', 'input']);
  expect([attribute(named('c') as Element, 'type'), attribute(named('c') as Element, 'value')]).toEqual([
    'hidden',
    'x',
  ]);
});

test('renders a password field masked, without autocorrection, and never with a value @form-01', async () => {
  const { elements, named } = await draw([field('secret', 'password')], { values: { secret: 'my secret' } });
  const input = named('secret') as Element;
  expect(['type', 'autocapitalize', 'spellcheck', 'value'].map((name) => attribute(input, name))).toEqual([
    'password',
    'none',
    'false',
    '',
  ]);
  const eye = elements.find((element) => attribute(element, 'aria-controls') === attribute(input, 'id')) as Element;
  expect([attribute(eye, 'type'), attribute(eye, 'aria-label')]).toEqual(['button', en.showPassword]);
});
