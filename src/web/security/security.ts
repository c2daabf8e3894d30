import type { PaymentOrigins } from '#schemas/wire/commerce/checkout.ts';

/** Loopback origins, where partners develop plugins. */
const loopback = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

/**
 * Returns the security headers of pages, in addition to those of every response (`safe-headers.ts`). Scripts run only
 * from this origin or inline with a listed hash; eval is blocked.
 */
export function securityHeaders({
  scripts = [],
  dev,
  secure,
  framedBy,
  embeddedBy,
  pictures = [],
  plugins = [],
  payments,
  isReturn = false,
}: {
  /** CSP hashes of the page's inline scripts. Hashes are used instead of a nonce, so that the page can be cached. */
  scripts?: readonly string[] | undefined;
  dev: boolean;
  secure: boolean;
  /** Origins of studios that may frame the page; for preview pages only. */
  framedBy?: readonly string[] | undefined;
  /** Origins of partners that may frame the page; for the embedded player only. */
  embeddedBy?: readonly string[] | undefined;
  /** Additional origins of pictures and plugins in documents. */
  pictures?: readonly string[] | undefined;
  plugins?: readonly string[] | undefined;
  /** Origins of the realm's payment providers, for pages of payments only. Such a page has no other frames. */
  payments?: PaymentOrigins | undefined;
  /** Whether it is the page to which a bank returns, possibly inside a frame of the checkout. */
  isReturn?: boolean;
}): Record<string, string> {
  const ancestors = [...(framedBy ?? []), ...(embeddedBy ?? [])];
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts, ...(payments?.script ?? [])].join(' '),
    // During development, the Vite dev server injects inline styles by script.
    'style-src': dev ? "'self' 'unsafe-inline'" : "'self'",
    // React writes style attributes, such as aspect ratios; they never contain text of documents.
    'style-src-attr': "'unsafe-inline'",
    'img-src': ["'self'", 'data:', ...pictures].join(' '),
    // `data:` is allowed, because hls.js creates text tracks with an empty data: URL.
    'media-src': "'self' blob: data: https:",
    'connect-src': ["'self'", ...(payments ? payments.connect : ['https:']), ...(dev ? ['ws:'] : [])].join(' '),
    'font-src': "'self'",
    // Origins of partners' sandboxed plugins. Loopback origins are allowed only while the page itself uses http.
    'frame-src': ["'self'", ...(payments ? payments.frame : [...plugins, ...(secure ? [] : loopback)])].join(' '),
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    // Trusted Types prevent DOM injection. They are off during development, because the Vite client does not support
    // them.
    ...(!dev && { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' }),
    'frame-ancestors': ancestors.length > 0 ? ancestors.join(' ') : isReturn ? "'self'" : "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join('; '),
    // Previews show drafts, which must not be indexed by search engines or appear in referrers.
    ...(framedBy && { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' }),
    // The embedded player is not indexed, because search engines should index the title's page. Partner pages with COEP
    // require the CORP header.
    ...(embeddedBy && { 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'cross-origin' }),
  };
}
