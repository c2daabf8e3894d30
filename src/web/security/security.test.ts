import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

type Options = Parameters<typeof securityHeaders>[0];
const headers = (more: Partial<Options> = {}) =>
  securityHeaders({ scripts: ["'sha256-N'"], dev: false, secure: true, ...more });
const policy = (more: Partial<Options> = {}) =>
  Object.fromEntries(
    (headers(more)['content-security-policy'] ?? '').split('; ').map((line) => {
      const [directive = '', ...sources] = line.split(' ');
      return [directive, sources.join(' ')];
    }),
  );

test('the content security policy of a page without inline scripts lists no hashes', () =>
  expect(policy({ scripts: [] })['script-src']).toBe("'self'"));

test('the content security policy allows own scripts, no eval, no framing, posts to this origin @def-11', () =>
  expect(policy()).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-N'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'media-src': "'self' blob: data: https:",
    'connect-src': "'self' https:",
    'font-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'frame-ancestors': "'none'",
  }));

test('the content security policy allows pictures and plugins of listed origins only, plus loopback over plain http @def-11', () => {
  expect(policy({ pictures: ['https://p.example'], plugins: ['https://q.example'] })).toMatchObject({
    'img-src': "'self' data: https://p.example",
    'frame-src': "'self' https://q.example",
  });
  expect(policy({ plugins: ['https://q.example'], secure: false })['frame-src']).toBe(
    "'self' https://q.example http://localhost:* http://*.localhost:* http://127.0.0.1:*",
  );
});

test('the content security policy of a page of payments allows the providers’ origins only, without plugins or loopback @pay-03', () => {
  const payments = { frame: ['https://f.example'], script: ['https://s.example'], connect: ['https://c.example'] };
  expect(policy({ payments, plugins: ['https://q.example'], secure: false })).toMatchObject({
    'frame-src': "'self' https://f.example",
    'script-src': "'self' 'sha256-N' https://s.example",
    'connect-src': "'self' https://c.example",
    'frame-ancestors': "'none'",
  });
});

test('the page to which a bank returns may be framed by its own origin only @pay-07', () =>
  expect(policy({ isReturn: true })['frame-ancestors']).toBe("'self'"));

test('the content security policy of a preview allows framing by the studio only, and its headers prevent indexing', () => {
  const framedBy = ['https://studio.example', 'https://other.example'];
  expect(policy({ framedBy })['frame-ancestors']).toBe('https://studio.example https://other.example');
  expect(policy({ framedBy: [] })['frame-ancestors']).toBe("'none'");
  expect(headers({ framedBy })).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
  expect(headers()).not.toHaveProperty('x-robots-tag');
});

test('the content security policy allows inline styles and websockets during development, but no other scripts', () => {
  const { 'style-src': styles, 'connect-src': connections, 'script-src': scripts, ...others } = policy({ dev: true });
  expect([styles, connections, scripts]).toEqual(["'self' 'unsafe-inline'", "'self' https: ws:", "'self' 'sha256-N'"]);
  expect(others).not.toHaveProperty('trusted-types');
  expect(others).not.toHaveProperty('require-trusted-types-for');
});

test('the embedded player may be framed by registered origins only, and is not indexed @brg-01', () => {
  const embeddedBy = ['https://partner.example', 'https://other.example'];
  expect(policy({ embeddedBy })['frame-ancestors']).toBe('https://partner.example https://other.example');
  expect(policy({ embeddedBy: [] })['frame-ancestors']).toBe("'none'");
  expect(headers({ embeddedBy: [] })).toMatchObject({
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers()).not.toHaveProperty('cross-origin-resource-policy');
});
