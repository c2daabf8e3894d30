import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { OfflineScreen } from './offline-screen.tsx';

const draw = (productLang?: string) =>
  renderToStaticMarkup(
    <MessagesProvider
      labels={{
        defaultLocale: 'de_DE',
        selectedLocale: 'de_DE',
        translations: { de_DE: { offlineTitle: 'You’re offline' } },
        messages: {},
        ...(productLang !== undefined && { productLang }),
      }}
    >
      <OfflineScreen />
    </MessagesProvider>,
  );

test('the offline page sets the `lang` attribute of product labels that are in another language than the page @i18n-03', () => {
  expect(draw('en-US')).toMatch(/<div[^>]* lang="en-US"[^>]*><h1[^>]*>You’re offline/);
  expect(draw()).not.toContain('lang=');
});
