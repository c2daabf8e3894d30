import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Web worker that computes the captcha's proof of work.
handler({ deriveKey });
