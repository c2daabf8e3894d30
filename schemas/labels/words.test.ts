import { expect, test } from 'vitest';
import ar from './ar.json' with { type: 'json' };
import en from './en_US.json' with { type: 'json' };
import es from './es_ES.json' with { type: 'json' };
import pt from './pt_PT.json' with { type: 'json' };
import apex from '../../fixtures/realms/apex/labels/en_US.json' with { type: 'json' };
import lumen from '../../fixtures/realms/lumen/labels/en_US.json' with { type: 'json' };

const found = (labels: Readonly<Record<string, string>>, word: RegExp) =>
  Object.entries(labels).flatMap(([key, text]) => (word.test(text.replaceAll(/\{\{\w+\}\}/g, '')) ? [key] : []));

test.each([
  ['“email”, not “e-mail” or “mail”', en, /\bemail address\b|\be-mails?\b|(?<!e-)\bmails?\b/i],
  ['American spelling', en, /colour|favourite|programme|licence|\bcancelled\b/i],
  ['“movies”, not “films”', en, /\bfilms?\b/i],
  ['“watchlist”, not “list”', en, /\b(?:my|your|new|this) lists?\b/i],
  ['“sign in” and “sign up”, not “log in” and “register”', en, /\blog ?in\b|\bregister\b/i],
  [
    'contractions such as “can’t”',
    en,
    /\b(?:cannot|could not|do not|does not|did not|is not|are not|has not|you are|you will)\b/i,
  ],
  ['typographic apostrophes', en, /\w'\w/],
  ['“tú”, not “usted”, in Spanish', es, /\busted\b|\b(?:Introduzca|Escriba|Elija|Inicie|Vuelva)\b/],
  ['formal address, not “tu”, in Portuguese', pt, /\b(?:tu|teu|tua|teus|tuas|contigo|Tenta|Escolhe|Podes)\b/],
])('the product’s labels follow the style rule: %s @i18n-02', (_rule, labels, word) =>
  expect(found(labels, word)).toEqual([]),
);

test.each(Object.entries({ en, es, pt, ar }))(
  'all example email addresses in the labels of the language %s have the same domain @i18n-02',
  (_language, labels) => {
    const addresses = Object.values<string>(labels)
      .join(' ')
      .match(/[\w.]+@[\w.]+\w/g);
    expect(new Set(addresses?.map((address) => address.split('@')[1]))).toEqual(new Set(['example.com']));
  },
);

// A label of a realm replaces the product's label of the same key. Two labels with one key by accident showed the heading of the
// plans as the title of the payment page.
test.each([
  ['apex', apex],
  ['lumen', lumen],
])('the demo realm %s replaces no label of the product @i18n-02', (_realm, file) =>
  expect(Object.keys(file.labels).filter((key) => key in en)).toEqual([]),
);
