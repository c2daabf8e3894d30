/** A trial that an account or a card has had. A licence without a family stands alone. */
export interface UsedTrial {
  family?: string | undefined;
  licenceId: number;
  /** Whether the same account had it; false for one that another account had with the same card. */
  isSameAccount: boolean;
  /** Fingerprint of the card, where the provider gives one. */
  cardFingerprint?: string | undefined;
}

/** A purchase as the decision about its trial needs it. */
export interface TrialRequest {
  family?: string | undefined;
  licenceId: number;
  hasTrial: boolean;
  cardFingerprint?: string | undefined;
  /** Whether the viewer accepted to buy without a trial. */
  isWithoutTrialAccepted: boolean;
}

/**
 * What a purchase begins with. `denied`: the trial was used, and the viewer has to accept the purchase without one
 * before anything is charged.
 */
export type TrialDecision = { kind: 'trial' } | { kind: 'no-trial' } | { kind: 'denied'; code: 'freeTrialDenied' };

const isSameOffer = (used: UsedTrial, { family, licenceId }: TrialRequest): boolean =>
  family === undefined ? used.licenceId === licenceId : used.family === family;

/**
 * Decides whether a purchase begins with a trial: once per account and family, and once per card and family. The
 * viewer's acceptance only allows a purchase without a trial and never creates one.
 * @param used trials of the account, and of other accounts with the same card
 */
export function decideTrial(request: TrialRequest, used: readonly UsedTrial[]): TrialDecision {
  if (!request.hasTrial) return { kind: 'no-trial' };
  const { cardFingerprint } = request;
  const isUsed = used.some(
    (trial) =>
      isSameOffer(trial, request) &&
      (trial.isSameAccount || (cardFingerprint !== undefined && trial.cardFingerprint === cardFingerprint)),
  );
  if (!isUsed) return { kind: 'trial' };
  return request.isWithoutTrialAccepted ? { kind: 'no-trial' } : { kind: 'denied', code: 'freeTrialDenied' };
}
