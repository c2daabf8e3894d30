/** This very computer, where partners try their plugins. */
const loopback = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

/** Headers of every page, beside those of every answer (`safe-headers.ts`). Scripts run only from this origin, or inline where the policy has their hash; nothing is ever evaluated. */
export function securityHeaders({
  scripts = [],
  dev,
  secure,
  framedBy,
  embeddedBy,
  pictures = [],
  plugins = [],
}: {
  /** Sources for the page's own inline scripts: their hashes, so that the page is the same for everybody. */
  scripts?: readonly string[] | undefined;
  dev: boolean;
  secure: boolean;
  /** Origins of pages that may show this one in a frame: previews only. */
  framedBy?: readonly string[] | undefined;
  /** Origins of partners' pages that may show this one in a frame: the embedded player only. */
  embeddedBy?: readonly string[] | undefined;
  /** Origins that pictures and plugins of definitions may come from, besides this one. */
  pictures?: readonly string[] | undefined;
  plugins?: readonly string[] | undefined;
}): Record<string, string> {
  const ancestors = [...(framedBy ?? []), ...(embeddedBy ?? [])];
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts].join(' '),
    // In development Vite puts styles into the page by script.
    'style-src': dev ? "'self' 'unsafe-inline'" : "'self'",
    // React writes style attributes into the page: ratios of pictures and the like, never a text of a definition.
    'style-src-attr': "'unsafe-inline'",
    'img-src': ["'self'", 'data:', ...pictures].join(' '),
    // hls.js gives tracks of its own an empty file by a data address.
    'media-src': "'self' blob: data: https:",
    'connect-src': dev ? "'self' https: ws:" : "'self' https:",
    'font-src': "'self'",
    // Partners' plugins, each in a sandbox; from this very computer only where the page itself is not secure.
    'frame-src': ["'self'", ...plugins, ...(secure ? [] : loopback)].join(' '),
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    // No text becomes markup or code by a slip. Vite's own client does so while developing.
    ...(!dev && { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' }),
    'frame-ancestors': ancestors.length > 0 ? ancestors.join(' ') : "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join('; '),
    // A draft is nobody's business but its editor's.
    ...(framedBy && { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' }),
    // The title's page is what is to be found. A page that shuts itself off from others (COEP) asks for the second.
    ...(embeddedBy && { 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'cross-origin' }),
  };
}
