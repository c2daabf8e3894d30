import { AdError, adErrors } from './ad-error.ts';

/** Loads an XML document. @throws AdError if the request fails or the document is not XML */
export type LoadXml = (url: string, signal: AbortSignal) => Promise<XMLDocument>;

/**
 * Loads XML by XMLHttpRequest, because the page's Trusted Types policy forbids parsing text into documents. Sends no
 * cookies to other origins.
 */
export const loadXml: LoadXml = (url, signal) =>
  new Promise((resolve, reject) => {
    const fail = (code: number, why: string) => reject(new AdError(code, `${why}: ${url}`));
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    // Ignores the content type that the server declares.
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

/** Runs a task with a timeout in milliseconds. @throws AdError on timeout */
export async function runWithTimeout<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
