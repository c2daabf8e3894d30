import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { LoginLayout } from './login-layout.tsx';

const both = { desktop: '/images/a/left.jpg?v=1', mobile: '/images/a/phone.jpg?v=1' };

const drawn = (selectedLocale: string, background: RealmSettings['loginBackground']) =>
  renderToStaticMarkup(
    <MessagesProvider labels={{ defaultLocale: 'en_US', selectedLocale, translations: {}, messages: {} }}>
      <LoginLayout background={background}>Form</LoginLayout>
    </MessagesProvider>,
  );
const broad = (html: string) => /<img[^>]*src="([^?"]*)/.exec(html)?.[1];

test.each([
  ['en_US', '/images/a/left.jpg'],
  ['ar', '/images/a/right.jpg'],
  ['ar_EG', '/images/a/right.jpg'],
])(
  'in the locale %s the sign-in background is the picture %s; phones have a separate picture @realm-03',
  (locale, picture) => {
    const html = drawn(locale, { ...both, rtl: '/images/a/right.jpg?v=1' });
    expect(broad(html)).toBe(picture);
    expect(html).toContain(`<source media="(max-width: 1024px)" srcSet="/images/a/phone.jpg?v=1&amp;w=820"`);
  },
);

test('in a right-to-left language without a separate sign-in background, uses the default, or none if the realm has none @realm-03 @auth-11', () => {
  expect(broad(drawn('ar', both))).toBe('/images/a/left.jpg');
  expect(drawn('ar', undefined)).not.toContain('<img');
});
