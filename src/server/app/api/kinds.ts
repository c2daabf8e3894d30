import type { Endpoint, EndpointKind, Redirect } from '#schemas/wire/endpoint.ts';
import { readFormPost, readJson, readUntypedJson, readWebhook } from '../../platform/http/body.ts';
import type { Http } from '../../platform/http/request-context.ts';

/** How endpoints of a kind read requests and send responses. */
interface Kind {
  /**
   * Reads the body for validation.
   * @throws ProblemError 400, 413, 415
   */
  read: (request: Request, largest: number | undefined) => Promise<unknown>;
  /** Creates the response from the handler's result. */
  answer: (http: Http, endpoint: Endpoint, result: unknown) => Response;
}

const json: Kind = {
  read: async (request, largest) => (await readJson(request, largest)) ?? {},
  answer: (http, { answer, status }, result) =>
    answer === null ? http.body(null, status as 204) : http.json(result as object, status as 200),
};

const redirect: Kind = {
  read: async () => undefined,
  answer: (http, _endpoint, result) => http.redirect((result as Redirect).location, 303),
};

/** How each kind of endpoint reads its request and sends its response. */
export const kinds: Readonly<Record<EndpointKind, Kind>> = {
  json,
  challenge: { ...json, read: async (request, largest) => (await readUntypedJson(request, largest)) ?? {} },
  bytes: {
    read: json.read,
    answer: (http, { status }, result) =>
      http.body(result as Uint8Array<ArrayBuffer>, status as 200, { 'content-type': 'application/octet-stream' }),
  },
  redirect,
  form: { ...redirect, read: readFormPost },
  webhook: { ...json, read: readWebhook },
  upload: { ...json, read: async () => undefined },
  stream: {
    read: async () => undefined,
    answer: (http, { status }, result) =>
      http.body(result as ReadableStream, status as 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        // Prevents caching, compression and nginx's buffering, which would delay events.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      }),
  },
};
