import * as z from 'zod';

// The page's Content Security Policy forbids eval, so zod must not try it. The setting applies when a schema is
// created, so this module must be imported first.
z.config({ jitless: true });
