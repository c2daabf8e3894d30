import * as z from 'zod';

// Switches off zod's attempt to use eval, which the page's Content Security Policy forbids. The setting applies when a
// schema is created, so this module must be imported before any schema.
z.config({ jitless: true });
