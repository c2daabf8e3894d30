import * as z from 'zod';

// The page's policy lets nothing be evaluated, so zod need not try. It decides when a schema is made: this must be
// imported before any.
z.config({ jitless: true });
