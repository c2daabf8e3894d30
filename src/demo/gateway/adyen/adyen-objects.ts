import * as z from 'zod';

// Requests of the Checkout API, as far as the gateway reads them. Like the real API it ignores other properties.

export const AdyenAmount = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.int().min(0) });
export type AdyenAmount = z.infer<typeof AdyenAmount>;

/** Methods that the gateway plays. */
export const ADYEN_METHODS = ['scheme', 'ideal', 'bcmc', 'pix', 'gcash', 'paypal', 'sepadirectdebit'] as const;
export type AdyenMethod = (typeof ADYEN_METHODS)[number];

const Reference = z.string().min(1).max(80);

export const AdyenPaymentRequest = z.object({
  amount: AdyenAmount,
  merchantAccount: z.string().min(1),
  paymentMethod: z.object({
    type: z.enum(ADYEN_METHODS),
    /** Token of the card fields. */
    encryptedCardNumber: z.string().optional(),
    storedPaymentMethodId: z.string().optional(),
    holderName: z.string().optional(),
  }),
  reference: Reference,
  returnUrl: z.url({ protocol: /^https?$/ }),
  shopperReference: z.string().min(3).optional(),
  storePaymentMethod: z.boolean().optional(),
  recurringProcessingModel: z.enum(['CardOnFile', 'Subscription', 'UnscheduledCardOnFile']).optional(),
  shopperInteraction: z.enum(['Ecommerce', 'ContAuth', 'Moto', 'POS']).optional(),
  sessionValidity: z.iso.datetime({ offset: true }).optional(),
  additionalData: z.record(z.string(), z.string()).optional(),
});
export type AdyenPaymentRequest = z.infer<typeof AdyenPaymentRequest>;

export const AdyenDetailsRequest = z.object({ details: z.object({ redirectResult: z.string() }) });
export const AdyenRefundRequest = z.object({
  amount: AdyenAmount,
  merchantAccount: z.string(),
  reference: Reference.optional(),
});
export const AdyenCancelRequest = z.object({ merchantAccount: z.string(), reference: Reference.optional() });
export const AdyenCancelByReferenceRequest = AdyenCancelRequest.extend({ paymentReference: Reference });
export const AdyenMethodsRequest = z.object({
  merchantAccount: z.string(),
  countryCode: z.string().optional(),
  amount: AdyenAmount.optional(),
  shopperReference: z.string().optional(),
});
export const AdyenFieldSessionRequest = z.strictObject({
  pageOrigin: z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, 'Not an origin'),
  locale: z.string().max(35),
  customer: z.string().max(255),
});

/** Response of `/payments` and `/payments/details`. */
export interface AdyenPaymentResponse {
  resultCode: 'Authorised' | 'Cancelled' | 'Pending' | 'PresentToShopper' | 'Received' | 'RedirectShopper' | 'Refused';
  pspReference?: string;
  merchantReference: string;
  amount: AdyenAmount;
  paymentMethod: { type: string; brand?: string };
  action?: object;
  refusalReason?: string;
  refusalReasonCode?: string;
  additionalData?: Record<string, string>;
}

/** A refusal of a call; a refused payment is no error. */
export class AdyenApiError extends Error {
  readonly status: 401 | 403 | 404 | 422;
  readonly errorCode: string;
  readonly errorType: 'security' | 'validation';
  constructor(status: AdyenApiError['status'], errorCode: string, message: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.errorType = status === 422 || status === 404 ? 'validation' : 'security';
  }
}
