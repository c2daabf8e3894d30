/** Body of an error of the API. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

/** An error that a call of the API answers. */
export class StripeApiError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409;
  readonly body: StripeErrorBody;
  constructor(status: StripeApiError['status'], body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Error for an object that does not exist, or belongs to another merchant. */
export const createMissingError = (object: string, id: string, param = 'id'): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });

/** Error for a call that an object's state does not allow. */
export const createStateError = (
  object: 'payment_intent' | 'setup_intent',
  current: { status: string },
  action: string,
): StripeApiError =>
  new StripeApiError(400, {
    type: 'invalid_request_error',
    code: `${object}_unexpected_state`,
    message: `You cannot ${action} this ${object} because it has a status of ${current.status}.`,
    [object]: current,
  });
