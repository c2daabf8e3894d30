import { LOCALE_PATTERN } from './locale-pattern.ts';

/**
 * Descriptions of the schemas' patterns, shown to authors instead of regular expressions. A test keeps them complete.
 */
export const patternWords: ReadonlyMap<string, string> = new Map([
  ['^#[0-9a-fA-F]{6}$', 'a colour as # and six digits or letters from a to f, such as #1a2b3c'],
  [
    '^(#[0-9a-fA-F]{6}|data:image/webp;base64,[A-Za-z0-9+/]+={0,2})$',
    'a colour such as #1a2b3c, or a small picture as data:image/webp;base64,…',
  ],
  ['^(/[a-z0-9][a-z0-9-]*){1,4}$', 'a path of up to four parts in small letters, such as /partners/harbour-club'],
  [
    '^(?:https://[^\\s\\\\"\'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\"\'<>]*)?)$',
    'an address that begins with https:// and has no spaces or quotes; http:// only on localhost',
  ],
  [
    '^(?:https?://[^\\s\\\\"\'<>()]+|/(?![/\\\\])[^\\s\\\\"\'<>()]*)$',
    'the address of a picture: a path on this site, such as /images/…, or one that begins with http:// or https://, without spaces, quotes and brackets',
  ],
  [
    '^(?:https?://[^\\s\\\\"\'<>]+|/(?![/\\\\])[^\\s\\\\"\'<>]*|mailto:[^\\s\\\\"\'<>:]+|tel:[0-9+().-]+)$',
    'an address: a path on this site, such as /search, or one that begins with http://, https://, mailto: or tel:, without spaces and quotes',
  ],
  [
    '^(?:https?://[^\\s\\\\"\'<>]+|/(?![/\\\\])[^\\s\\\\"\'<>]*)$',
    'an address: a path on this site, or one that begins with http:// or https://, without spaces and quotes',
  ],
  [
    '^(?:https://[a-z0-9.-]{1,253}|http://(?:[a-z0-9-]{1,63}\\.){0,4}localhost|http://127\\.0\\.0\\.1)(?::[0-9]{1,5})?$',
    'the origin of a site, such as https://partner.example.org, without a path and without wildcards; http:// only on localhost',
  ],
  [
    '^(?:media/[^\\s\\\\"\'<>?#]+|https?://[^\\s\\\\"\'<>]+|/(?![/\\\\])[^\\s\\\\"\'<>]*|mailto:[^\\s\\\\"\'<>:]+|tel:[0-9+().-]+)$',
    'a file of this folder, such as media/night.mp4, a path on this site, or an address that begins with https://, without spaces and quotes',
  ],
  [
    '^(?:(?:assets|pictures)/[A-Za-z0-9._-]+(?:/[A-Za-z0-9._-]+){0,4}|https://[^\\s\\\\"\'<>()]+)$',
    'the path of a file in assets/ or pictures/, such as pictures/1.jpg, or an address that begins with https://',
  ],
  [
    '^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$',
    'the path of a file in assets/ or pictures/, such as pictures/1.jpg',
  ],
  [
    '^/(?![/\\\\])[^\\s\\\\"\'<>]*$',
    'a path on this site that begins with one slash, such as /search, without spaces and quotes',
  ],
  [
    '^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$',
    'ranges of characters, such as U+0600-06FF, U+0750',
  ],
  [
    '^[a-z0-9][a-z0-9-]{0,39}$',
    'up to 40 lower-case letters, digits and hyphens that begin with a letter or digit, such as three-months',
  ],
  ['^[0-9]{1,2}:[0-5][0-9]$', 'minutes and seconds, such as 2:30'],
  ['^[0-9]{1,3}\\.[0-9]{1,3}$', 'a version of two numbers, such as 1.0'],
  ['^[0-9]{2,3}%( [0-9]{2,3}%)?$', 'a width or two in per cent, such as 100% or 62% 125%'],
  ['^[0-9]{3,4}( [0-9]{3,4})?$', 'a weight or two, such as 400 or 100 900'],
  [
    '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
    'a day that exists as year-month-day, such as 2026-12-05',
  ],
  [
    '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$',
    'a moment with its time zone, such as 2026-12-05T19:00:00Z or 2026-12-05T19:00+01:00',
  ],
  [
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$',
    'a day such as 2026-12-05, or a moment in UTC such as 2026-12-05T19:00:00Z',
  ],
  ['^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z$', 'a moment in UTC, such as 2026-12-05T19:00:00Z'],
  [
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$',
    'a day and time without a zone, such as 2026-12-05T19:00',
  ],
  ['^[A-Z]{2}$', 'a country as its two capital letters, such as PT'],
  ['^[A-Z]{3}$', 'three capital letters: a country such as PRT, or a currency such as EUR'],
  [
    '^[A-Za-z0-9](-?[A-Za-z0-9]){3,39}$',
    '4 to 40 letters and digits, with single hyphens between them, such as WELCOME20',
  ],
  ['^P[1-9][0-9]{0,2}[DWMY]$', 'a length of time such as P7D (days), P2W (weeks), P1M (months) or P1Y (years)'],
  ['^[A-Za-z0-9-]{8,80}$', '8 to 80 letters, digits and hyphens'],
  ['^[A-Za-z0-9._-]{1,200}$', 'up to 200 letters, digits, dots, hyphens and underscores'],
  [
    '^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$',
    'up to 60 letters, digits, spaces and hyphens that begin with a letter or digit',
  ],
  [
    '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$',
    'a name of up to 80 letters, digits, dots, hyphens and underscores that begins with a letter or digit',
  ],
  ['^[A-Za-z0-9_-]{1,40}$', 'up to 40 letters, digits, hyphens and underscores'],
  ['^[A-Za-z0-9_-]{1,80}$', 'up to 80 letters, digits, hyphens and underscores'],
  [
    '^[A-Za-z][A-Za-z0-9_.-]{0,59}$',
    'a name of up to 60 letters, digits, dots, hyphens and underscores that begins with a letter',
  ],
  ['^[A-Za-z][A-Za-z0-9]{0,39}$', 'a name of up to 40 letters and digits that begins with a letter'],
  [
    '^[A-Za-z][A-Za-z0-9_+-]{0,30}(?:/[A-Za-z0-9_+-]{1,30}){0,2}$',
    'a time zone of the IANA database, such as Europe/Berlin',
  ],
  ['^[^@\\s]{1,64}@[^@\\s]{1,190}$', 'an email address'],
  ['^[a-z0-9 -]{1,60}$', 'up to 60 small letters, digits, spaces and hyphens, such as given-name'],
  ['^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$', 'a host name in small letters without port, such as www.example.org'],
  [
    '^[a-z0-9][a-z0-9-]{0,79}$',
    'a name of up to 80 small letters, digits and hyphens that begins with a letter or digit',
  ],
  ['^[a-z][A-Za-z0-9]{0,39}$', 'a name of up to 40 letters and digits that begins with a small letter'],
  [
    '^[a-z][a-z0-9_-]{0,39}$',
    'a name of up to 40 small letters, digits, hyphens and underscores that begins with a letter',
  ],
  ['^[a-z][a-z0-9-]{0,39}$', 'a name of up to 40 small letters, digits and hyphens that begins with a letter'],
  [
    '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    'a name of small letters and digits, its words joined by hyphens, such as events-hook',
  ],
  ['\\S', 'a text that is not blank'],
  ['^[a-z]{2,10}$', '2 to 10 small letters'],
  [
    '^(?:[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*|x(-[A-Za-z0-9]{1,8})+)$',
    'the code of a language, such as en, pt-BR or x-klingon',
  ],
  [LOCALE_PATTERN, 'a language tag with its usual capital letters, such as de, pt_PT, es_419 or zh_Hant'],
  ['^[^@\\s<>,;]{1,64}@[^@\\s<>,;]{1,190}$', 'one e-mail address, such as help@example.org'],
  ['^\\+?[0-9]{1,4}$', 'up to four digits, such as +351'],
  ['^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$', 'the path of a WOFF2 file in assets/, such as assets/fonts/text.woff2'],
  [
    '^https?://[^\\s@/?#]{1,260}(/[^\\s#]*)?$',
    'an address that begins with https://, without a name and password in it',
  ],
  [
    '^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$',
    'the origin of a site, such as https://cdn.example.org, without a path',
  ],
  [
    '^(?:https://[^\\s\\\\"\'<>/{}]+)?/(?:[^\\s\\\\"\'<>{}/][^\\s\\\\"\'<>{}]*)?\\{path\\}[^\\s\\\\"\'<>{}]*$',
    'an address that begins with https:// or a single slash, with the word path in braces once, in the place of the path',
  ],
]);
