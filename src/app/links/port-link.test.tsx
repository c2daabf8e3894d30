import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinksProvider, PortLink } from './port-link.tsx';

const drawn = (to: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/video/7?x=1']}>
      <LinksProvider>
        <PortLink to={to}>x</PortLink>
      </LinksProvider>
    </MemoryRouter>,
  );

test.each([
  ['marks', '/video/7', true],
  ['marks', '/video/7?y=2#top', true],
  ['marks', '/video/7#top', true],
  ['does not mark', '/video/70', false],
  ['does not mark', '/', false],
])('on the page /video/7, %s a link to %s as the current page', (_verb, to, isHere) =>
  expect(drawn(to)).toBe(`<a href="${to}"${isHere ? ' aria-current="page"' : ''}>x</a>`),
);

test.each(['https://example.org/video/7', 'mailto:a@example.org', '//video/7', '/files/lumen/a.svg'])(
  'adds rel="noopener" to the external link %s',
  (to) => expect(drawn(to)).toBe(`<a href="${to}" rel="noopener">x</a>`),
);

test('renders a plain HTML link outside of a router', () =>
  expect(renderToStaticMarkup(<PortLink to="/video/7">x</PortLink>)).toBe('<a href="/video/7" rel="noopener">x</a>'));
