import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Ports, PortsProvider } from '../ports/ports.tsx';
import { GetForm } from './get-form.tsx';

const drawn = (url: string, hrefOf: Ports['navigation']['hrefOf']) =>
  renderToStaticMarkup(
    <PortsProvider ports={{ navigation: { hrefOf } } as Ports}>
      <GetForm url={url} role="search" label="Search">
        <input name="query" />
      </GetForm>
    </PortsProvider>,
  );

test('renders the query parameters of a GET form’s target as hidden inputs @page-12', () =>
  expect(
    drawn('/search', ({ type, route }) => (type === 'ROUTE' ? `/buscar${route}?lang=es&view=all` : undefined)),
  ).toBe(
    '<form role="search" aria-label="Search" action="/buscar/search" method="get">' +
      '<input type="hidden" name="lang" value="es"/><input type="hidden" name="view" value="all"/>' +
      '<input name="query"/></form>',
  ));

test('renders no GET form for a target outside of the site @def-11', () =>
  expect(drawn('//evil.example', () => undefined)).toBe(''));
