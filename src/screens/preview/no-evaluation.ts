import * as z from 'zod';

// Zod would otherwise try whether it may make functions from texts, which the page's policy forbids and reports. It
// decides when a schema is made: this must be imported before any.
z.config({ jitless: true });
