/** Name of the service that tells people from programs and is this server's own: proof of work. */
export const PROOF_OF_WORK = 'proof-of-work';
