import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../fixtures/host-page');
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
/** Port that the demo realm allows: http://host.localhost:3100. */
const PORT = 3100;

/** Creates a server for a partner's sample page with an embedded player (`docs/guides/embed-the-player.md`). */
export function exampleHost(): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.localhost');
    const file = path.basename(pathname === '/' ? 'index.html' : pathname);
    const type = types[path.extname(file)];
    const bytes = type && (await readFile(path.join(folder, file)).catch(() => undefined));
    // A file that cannot be read is reported as missing (404), because no other error is expected.
    if (!type || !bytes) response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here');
    else response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(bytes);
  });
}

if (import.meta.main)
  exampleHost().listen(PORT, '127.0.0.1', () =>
    console.log(`http://host.localhost:${PORT}/ frames http://apex.localhost:3000 (?realm= and ?video= for others)`),
  );
