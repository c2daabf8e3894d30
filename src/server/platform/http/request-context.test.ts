import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import { createPathRedactor } from './request-context.ts';

const redactPath = createPathRedactor(endpoints);

/** Endpoints with a secret in their path. Queries are never logged. */
const withSecret = Object.entries<Endpoint>(endpoints).filter(([name, { secrets = [] }]) =>
  secrets.some((key) => name.includes(`{${key}}`)),
);

test.each(withSecret)('the log leaves out the secret parameters of %s', (name, { secrets = [] }) => {
  const path = name.replace(/^\w+ /, '');
  const filled = path.replace(/\{(\w+)\}/g, (_part, key: string) => (secrets.includes(key) ? 'credential' : '7'));
  expect(filled).toContain('credential');
  expect(redactPath(filled)).toBe(filled.replaceAll('credential', '…'));
  expect(redactPath(`${filled}/and-more`)).not.toContain('credential');
});

test('the log leaves out the token of a signed stream URL, although its path is not in the endpoint table', () => {
  expect(redactPath('/api/v2/player/ey.J.x')).toBe('/api/v2/player/…');
});

test.each(['/api/v1/init', '/api/v2/user', '/healthz', '/'])('the log contains the path %s unchanged', (path) => {
  expect(redactPath(path)).toBe(path);
});
