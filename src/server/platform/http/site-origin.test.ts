import { expect, test } from 'vitest';
import { buildHostOrigin } from './site-origin.ts';

type Config = Parameters<typeof buildHostOrigin>[2];
const here: Config = { port: 3000, publicPort: undefined, production: false, trustProxy: 0 };
const real: Config = { ...here, production: true, trustProxy: 1 };

test.each<[what: string, asked: string, config: Config, origin: string]>([
  ['contains the server’s port during development', 'http://north.localhost:3000', here, 'http://north.localhost:3000'],
  [
    'contains no port if the URL of the request contains none',
    'http://north.localhost',
    here,
    'http://north.localhost',
  ],
  [
    'contains the server’s port instead of an unknown port in the request',
    'http://north.localhost:6666',
    here,
    'http://north.localhost:3000',
  ],
  [
    'omits the port of a request to a public host if the server does not use that port',
    'http://north.example:6666',
    here,
    'http://north.example',
  ],
  [
    'contains the server’s port after a public host outside production',
    'http://north.example:3000',
    here,
    'http://north.example:3000',
  ],
  ['omits the request’s port in production', 'https://north.example:6666', real, 'https://north.example'],
  [
    'omits the server’s internal port behind the proxy in production',
    'https://north.example:3000',
    real,
    'https://north.example',
  ],
  ['uses https in production', 'http://north.example', real, 'https://north.example'],
  [
    'omits the request’s port of a local host in production',
    'https://north.localhost:6666',
    real,
    'https://north.localhost',
  ],
  [
    'contains the configured public port',
    'https://north.example',
    { ...real, publicPort: 8443 },
    'https://north.example:8443',
  ],
  [
    'contains the configured public port instead of the request’s port',
    'https://north.example:6666',
    { ...real, publicPort: 8443 },
    'https://north.example:8443',
  ],
  [
    'omits the configured public port 443, the default port of https',
    'https://north.example:6666',
    { ...real, publicPort: 443 },
    'https://north.example',
  ],
  [
    'contains no port if the server does not listen on a port',
    'http://north.localhost:6666',
    { ...here, port: 0 },
    'http://north.localhost',
  ],
])('builds a public link that %s @door-15', (_what, asked, config, origin) => {
  const url = new URL(asked);
  expect(buildHostOrigin(url.hostname, url, config)).toBe(origin);
});
