import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPage } from '../plain-page.ts';
import { safeHeadersFor } from '../security/safe-headers.ts';

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
/** Headers of what is answered before anybody knows how it was asked for. */
const plain = { ...text, ...safeHeadersFor(new Headers(text), false) };

/** The answer to requests that come before everything has been opened. */
export const rejectWhileStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { ...plain, 'retry-after': '1' }).end('Playbill is starting.');
};

/** The answer to a request whose address or host is none, so that nobody can be asked. */
export function createInvalidAddressResponse(): Response {
  const response = plainPage(400, 'This page can’t be shown', 'Check the address, then try again.');
  for (const [name, value] of Object.entries(safeHeadersFor(response.headers, false)))
    response.headers.set(name, value);
  return response;
}

/** Refuses what names two hosts, as it has to be (RFC 9112, section 3.2): a proxy may have gone by the other one. Node takes the first. */
export const rejectTwoHosts =
  (answer: (request: IncomingMessage, response: ServerResponse) => unknown): RequestListener =>
  (request, response) => {
    const hosts = request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) response.writeHead(400, plain).end('The request names two hosts.');
    else void answer(request, response);
  };

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no HTTP, or too much or too slow for it (Node, event `clientError`), as Node would, with our headers. */
export function rejectConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const lines = Object.entries({ ...plain, connection: 'close', 'content-length': '0' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
