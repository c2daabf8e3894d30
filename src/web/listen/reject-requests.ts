import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPage } from '../plain-page.ts';
import { safeHeadersFor } from '../security/safe-headers.ts';

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
/** Security headers for responses sent before the request is parsed. */
const plain = { ...text, ...safeHeadersFor(new Headers(text), false) };

/** Answers requests during startup with 503. */
export const rejectWhileStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { ...plain, 'retry-after': '1' }).end('Playbill is starting.');
};

/** Creates the response to a request with an invalid URL or host. */
export function createInvalidAddressResponse(): Response {
  const response = plainPage(400, 'This page can’t be shown', 'Check the address, then try again.');
  for (const [name, value] of Object.entries(safeHeadersFor(response.headers, false)))
    response.headers.set(name, value);
  return response;
}

/**
 * Rejects requests with two Host headers (RFC 9112, section 3.2): a proxy may have used the other one, while Node uses
 * the first.
 */
export const rejectTwoHosts =
  (answer: (request: IncomingMessage, response: ServerResponse) => unknown): RequestListener =>
  (request, response) => {
    const hosts = request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) response.writeHead(400, plain).end('The request names two hosts.');
    else void answer(request, response);
  };

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers invalid HTTP and timeouts (Node's event `clientError`) as Node does, but with security headers. */
export function rejectConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const lines = Object.entries({ ...plain, connection: 'close', 'content-length': '0' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
