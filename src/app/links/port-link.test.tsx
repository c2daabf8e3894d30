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
  ['/video/7', true],
  ['/video/7?y=2#top', true],
  ['/video/7#top', true],
  ['/video/70', false],
  ['/', false],
])('a link to %s says that one is there: %s', (to, isHere) =>
  expect(drawn(to)).toBe(`<a href="${to}"${isHere ? ' aria-current="page"' : ''}>x</a>`),
);

test.each(['https://example.org/video/7', 'mailto:a@example.org', '//video/7', '/files/lumen/a.svg'])(
  'the page at %s gets no hold of this one',
  (to) => expect(drawn(to)).toBe(`<a href="${to}" rel="noopener">x</a>`),
);

test('outside of an application a link is the browser’s', () =>
  expect(renderToStaticMarkup(<PortLink to="/video/7">x</PortLink>)).toBe('<a href="/video/7" rel="noopener">x</a>'));
