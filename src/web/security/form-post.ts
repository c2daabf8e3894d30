import { isSameOriginRequest } from '#server/platform/http/same-origin.ts';
import { LARGEST_BODY, readBytes } from '#server/platform/http/body.ts';
import { plainPage } from '../plain-page.ts';

/** Validates and reads a form post; returns an error page when it is rejected. */
export async function acceptPost(
  request: Request,
  origin: string,
  headers: Record<string, string>,
): Promise<Request | Response> {
  if (!isSameOriginRequest(request, origin))
    return plainPage(403, 'This form came from another site', 'Go back, reload the page and send it again.', headers);
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return plainPage(415, 'This isn’t a form', 'Only forms on this site can be sent here.', headers);
  // The size limit of form posts is the same as the API's.
  const body = await readBytes(request, LARGEST_BODY);
  return body === undefined
    ? plainPage(413, 'This form is too large', 'Send less than 64 kB.', headers)
    : new Request(request.url, { method: 'POST', headers: request.headers, body: body.toString('utf8') });
}
