import * as z from 'zod';

// Zod would otherwise try whether it may make functions from texts, which the page's policy forbids and reports. Has to
// run before the first schema is made.
z.config({ jitless: true });
