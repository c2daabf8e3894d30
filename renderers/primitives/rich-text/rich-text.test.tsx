import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { safeUrl } from '#schemas/url.ts';
import { type Ports, PortsProvider } from '../../ports/ports.tsx';
import { leadsTo, RichText } from './rich-text.tsx';

/** Fake navigation port: it localises internal paths to Spanish and returns other links unchanged. */
const navigation: Pick<Ports['navigation'], 'Link' | 'hrefOf'> = {
  Link: ({ to, children }) => (
    <a href={to} rel="noopener">
      {children}
    </a>
  ),
  hrefOf: ({ route, url }) =>
    route === undefined ? safeUrl(url) : safeUrl(route) && `${route.replace('/section/', '/seccion/')}?lang=es`,
};

const draw = (html: string) =>
  renderToStaticMarkup(
    <PortsProvider ports={{ navigation } as Ports}>
      <RichText html={html} />
    </PortsProvider>,
  );

test.each([
  ['<p>One <b>bold</b> and <i>italic</i>.</p>', '<p>One <b>bold</b> and <i>italic</i>.</p>'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a<br>b<br/>c', 'a<br/>b<br/>c'],
  ['<a href="/section/classics">all</a>', '<a href="/seccion/classics?lang=es" rel="noopener">all</a>'],
  ['<a href="/x"><b>bold</b> and not</a>', '<a href="/x?lang=es" rel="noopener"><b>bold</b> and not</a>'],
  [
    "<a href='https://example.org/?a=1&amp;b=2'>out</a>",
    '<a href="https://example.org/?a=1&amp;b=2" rel="noopener">out</a>',
  ],
  ['Tom &amp; Jerry &lt;3 &eacute; &#233; &#xe9;', 'Tom &amp; Jerry &lt;3 &amp;eacute; é é'],
  ['5 < 6 and 7 > 6', '5 &lt; 6 and 7 &gt; 6'],
  ['<p>left open <b>twice', '<p>left open <b>twice</b></p>'],
  ['<P CLASS="x" STYLE="color:red">loud</P>', '<p>loud</p>'],
  ['<section><marquee>kept words</marquee></section>', 'kept words'],
])('renders the rich text %j as safe HTML @def-11', (html, drawn) => expect(draw(html)).toBe(drawn));

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil></SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<script',
  '<script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  "<a href='data:text/html,x'>x</a>",
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<a onmouseover=alert(1)>x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick=alert(1)>x</p>',
  '<b/onclick=alert(1)>x</b>',
  '<math><mtext><script>alert(1)</script>',
  '<style>@import "//evil"</style>',
  '<link rel=stylesheet href=//evil>',
  '<meta http-equiv=refresh content="0;url=//evil">',
  '<base href=//evil>',
  '<form action=//evil><input name=a></form>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '"><img src=x onerror=alert(1)>',
  '\u2028<img src=x onerror=alert(1)>',
  '&#0;&#xD800;&#1114112;',
  '<a href="mailto:a@b?x=<script>">x</a>',
];

test.each(hostile)('reduces the unsafe markup %j to text and allowed tags @def-11', (html) => {
  const drawn = draw(html);
  for (const [tag] of drawn.matchAll(/<[^>]*>/g))
    expect(tag).toMatch(
      /^<\/?(?:p|h2|h3|ul|ol|li|b|strong|i|em|blockquote|a)>$|^<br\/>$|^<a href="(?:https?:\/\/|\/(?!\/)|mailto:)[^"<>\\]*" rel="noopener">$/,
    );
});

test('parses a rich text of 100,000 special characters and 1,000 nested tags without hanging @def-11', () => {
  expect(draw('<'.repeat(100_000))).toContain('&lt;');
  expect(draw('<b>'.repeat(1000) + 'x')).toContain('x');
  expect(draw('<a '.repeat(50_000))).toBeDefined();
  expect(draw('&#'.repeat(50_000))).toBeDefined();
});

test.each([
  ['<p>Read <a href="/section/terms">the terms</a>.</p>', 'contains', '/seccion/terms', true],
  ["<a title='x' href='/section/terms'>the terms</a>", 'contains', '/seccion/terms', true],
  ['<a href="/section/terms">the terms</a>', 'does not contain', '/section/terms', false],
  ['<a href="/section/terms">the terms</a>', 'does not contain', '/seccion/term', false],
  ['<a href="https://example.org/seccion/terms">the terms</a>', 'does not contain', '/seccion/terms', false],
  ['<b>none</b>', 'does not contain', '/', false],
])('the rich text %s %s a link to %s @acct-05', (html, _verb, pathname, is) =>
  expect(leadsTo(html, pathname, navigation.hrefOf)).toBe(is),
);
