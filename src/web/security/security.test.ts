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

test('a page without scripts of its own inline names none', () =>
  expect(policy({ scripts: [] })['script-src']).toBe("'self'"));

test('a page runs only scripts of its own, evaluates nothing, is framed by nobody, and posts its forms here @def-11', () =>
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

test('pictures and plugins come from the origins that are named alone; on this computer from its own too @def-11', () => {
  expect(policy({ pictures: ['https://p.example'], plugins: ['https://q.example'] })).toMatchObject({
    'img-src': "'self' data: https://p.example",
    'frame-src': "'self' https://q.example",
  });
  expect(policy({ plugins: ['https://q.example'], secure: false })['frame-src']).toBe(
    "'self' https://q.example http://localhost:* http://*.localhost:* http://127.0.0.1:*",
  );
});

test('a preview is framed by its editor’s page alone, and told to nobody', () => {
  const framedBy = ['https://studio.example', 'https://other.example'];
  expect(policy({ framedBy })['frame-ancestors']).toBe('https://studio.example https://other.example');
  expect(policy({ framedBy: [] })['frame-ancestors']).toBe("'none'");
  expect(headers({ framedBy })).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
  expect(headers()).not.toHaveProperty('x-robots-tag');
});

test('in development styles come by script and the tools speak to their server; scripts run no freer', () => {
  const { 'style-src': styles, 'connect-src': connections, 'script-src': scripts, ...others } = policy({ dev: true });
  expect([styles, connections, scripts]).toEqual(["'self' 'unsafe-inline'", "'self' https: ws:", "'self' 'sha256-N'"]);
  expect(others).not.toHaveProperty('trusted-types');
  expect(others).not.toHaveProperty('require-trusted-types-for');
});

test('the embedded player is framed by registered pages alone, and found by nobody @brg-01', () => {
  const embeddedBy = ['https://partner.example', 'https://other.example'];
  expect(policy({ embeddedBy })['frame-ancestors']).toBe('https://partner.example https://other.example');
  expect(policy({ embeddedBy: [] })['frame-ancestors']).toBe("'none'");
  expect(headers({ embeddedBy: [] })).toMatchObject({
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers()).not.toHaveProperty('cross-origin-resource-policy');
});
