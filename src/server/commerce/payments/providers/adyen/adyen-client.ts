import { URLSearchParams } from 'node:url';
import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException } from '@adyen/api-library';
import type { ProviderSetup } from '../../provider.ts';
import { API_KEY } from './adyen-settings.ts';

type HttpClient = NonNullable<ConstructorParameters<typeof Client>[1]>;
type ApiError = NonNullable<HttpClientException['apiError']>;

/** Status codes of a request that Adyen refused for good. */
const REFUSED_STATUSES = [400, 404, 422];
/** Error code of a request that is in progress or was processed before. */
const IN_PROGRESS = '704';

const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'errorCode' in value;

function parseError(text: string): ApiError | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isApiError(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Has no body of the response in its message, because a body may name the payer. */
function createException(status: number, text: string, path: string): HttpClientException {
  const apiError = parseError(text);
  return new HttpClientException({
    message: `${path} was answered with ${status}${apiError ? ` (${apiError.errorCode})` : ''}`,
    statusCode: status,
    ...(apiError && { errorCode: apiError.errorCode, apiError }),
  });
}

/** HTTP client of the library that uses the guarded `fetch`, and the local gateway in place of Adyen in the demo. */
class GuardedHttpClient implements HttpClient {
  readonly #setup: ProviderSetup;

  constructor(setup: ProviderSetup) {
    this.#setup = setup;
  }

  #toUrl(endpoint: string, params: URLSearchParams): URL {
    const { gateway } = this.#setup;
    const { pathname } = new URL(endpoint);
    const url = new URL(gateway ? `${gateway.apiOrigin}/adyen${pathname}` : endpoint);
    url.search = params.toString();
    return url;
  }

  request: HttpClient['request'] = async (endpoint, json, config, _isApiKeyRequired, options = {}) => {
    const { method = 'POST', idempotencyKey, params } = options;
    const url = this.#toUrl(endpoint, new URLSearchParams(params));
    const response = await this.#setup.fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'x-api-key': config.apiKey ?? '',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: json.toString() }),
    });
    const text = await response.text();
    if (!response.ok) throw createException(response.status, text, url.pathname);
    return text;
  };
}

/** The library's services for payments. */
export type AdyenApi = CheckoutAPI;

/**
 * Creates a function that returns the library's services with the current API key, so that the key can be rotated.
 * @throws Error for a live environment without the prefix of its URL
 */
export function createAdyenApi(setup: ProviderSetup): () => Promise<AdyenApi> {
  const { environment, config, readSecret } = setup;
  const { liveUrlPrefix } = config;
  if (environment === 'live' && !liveUrlPrefix)
    throw new Error('Adyen needs liveUrlPrefix in live: the prefix of the live endpoints in the Customer Area.');
  const isLive = environment === 'live';
  const httpClient = new GuardedHttpClient(setup);
  return async () => {
    const client = new Client(
      {
        apiKey: await readSecret(API_KEY),
        environment: isLive ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
        ...(isLive && liveUrlPrefix && { liveEndpointUrlPrefix: liveUrlPrefix }),
      },
      httpClient,
    );
    return new CheckoutAPI(client);
  };
}

/** Whether Adyen refused a request for good: nothing was created. */
export const isRefusedCall = (error: unknown): error is HttpClientException =>
  error instanceof HttpClientException &&
  REFUSED_STATUSES.includes(error.statusCode) &&
  error.errorCode !== IN_PROGRESS;
