/** Name of the built-in captcha service: proof of work. */
export const PROOF_OF_WORK = 'proof-of-work';
