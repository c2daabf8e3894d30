import { AdError, adErrors } from './ad-error.ts';

/**
 * Loads XML. Tests bring their own.
 * @throws AdError when it cannot be had, or is none
 */
export type LoadXml = (url: string, signal: AbortSignal) => Promise<XMLDocument>;

/**
 * Loads XML as the browser reads it. By XMLHttpRequest, since the page's policy (trusted types) lets no text be made
 * documents of, and an ad server's text least of all. No cookies of the ad server's go with it.
 */
export const loadXml: LoadXml = (url, signal) =>
  new Promise((resolve, reject) => {
    const fail = (code: number, why: string) => reject(new AdError(code, `${why}: ${url}`));
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    // Whatever its server calls it.
    request.overrideMimeType('application/xml');
    request.addEventListener('error', () => fail(adErrors.unreachable, 'no answer'));
    request.addEventListener('abort', () => fail(adErrors.unreachable, 'no answer in time'));
    request.addEventListener('load', () => {
      const document = request.responseXML;
      if (request.status < 200 || request.status > 299) fail(adErrors.unreachable, `answered ${request.status}`);
      else if (!document?.documentElement || document.querySelector('parsererror')) fail(adErrors.malformed, 'no XML');
      else resolve(document);
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail(adErrors.unreachable, 'not in time');
    else request.send();
  });

/** Does something with a deadline, in milliseconds, after which it is given up. @throws AdError then */
export async function within<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AdError(adErrors.unreachable, `no answer within ${milliseconds} ms`));
      abort.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([run(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
