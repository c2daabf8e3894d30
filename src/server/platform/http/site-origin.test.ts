import { expect, test } from 'vitest';
import { buildHostOrigin } from './site-origin.ts';

type Config = Parameters<typeof buildHostOrigin>[2];
const here: Config = { port: 3000, publicPort: undefined, production: false, trustProxy: 0 };
const real: Config = { ...here, production: true, trustProxy: 1 };

test.each<[what: string, asked: string, config: Config, origin: string]>([
  ['names its own port', 'http://north.localhost:3000', here, 'http://north.localhost:3000'],
  ['names no port where none was asked', 'http://north.localhost', here, 'http://north.localhost'],
  ['names its own port instead of an unknown one', 'http://north.localhost:6666', here, 'http://north.localhost:3000'],
  ['drops an unknown port of a public host', 'http://north.example:6666', here, 'http://north.example'],
  ['keeps its own port of a public host on trial', 'http://north.example:3000', here, 'http://north.example:3000'],
  ['drops every port in production', 'https://north.example:6666', real, 'https://north.example'],
  ['drops the port behind the proxy in production', 'https://north.example:3000', real, 'https://north.example'],
  ['says https in production', 'http://north.example', real, 'https://north.example'],
  ['knows no port of a proxy before a local host', 'https://north.localhost:6666', real, 'https://north.localhost'],
  ['names the public port', 'https://north.example', { ...real, publicPort: 8443 }, 'https://north.example:8443'],
  [
    'names the public port only',
    'https://north.example:6666',
    { ...real, publicPort: 8443 },
    'https://north.example:8443',
  ],
  [
    'leaves the scheme’s own port out',
    'https://north.example:6666',
    { ...real, publicPort: 443 },
    'https://north.example',
  ],
  [
    'has no port of a server that does not listen',
    'http://north.localhost:6666',
    { ...here, port: 0 },
    'http://north.localhost',
  ],
])('builds a public link that %s @door-15', (_what, asked, config, origin) => {
  const url = new URL(asked);
  expect(buildHostOrigin(url.hostname, url, config)).toBe(origin);
});
