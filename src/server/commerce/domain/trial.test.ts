import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideTrial, type TrialRequest, type UsedTrial } from './trial.ts';

const request: TrialRequest = { family: 'films', licenceId: 1, hasTrial: true, isWithoutTrialAccepted: false };
const accepted = { ...request, isWithoutTrialAccepted: true };
const used: UsedTrial = { family: 'films', licenceId: 2, isSameAccount: true };
const denied = { kind: 'denied', code: 'freeTrialDenied' };

test('a trial is granted once per account and licence family', () => {
  expect(decideTrial(request, [])).toEqual({ kind: 'trial' });
  expect(decideTrial(request, [{ ...used, family: 'sport' }])).toEqual({ kind: 'trial' });
  expect(decideTrial(request, [used])).toEqual(denied);
});

test('the trial of a licence without a family is granted once per account', () => {
  const alone = { ...request, family: undefined };
  expect(decideTrial(alone, [{ ...used, family: undefined }])).toEqual({ kind: 'trial' });
  expect(decideTrial(alone, [{ ...used, family: undefined, licenceId: 1 }])).toEqual(denied);
});

test('a payment card gets one trial per licence family, also with another account', () => {
  const other = { ...used, isSameAccount: false, cardFingerprint: 'card-1' };
  expect(decideTrial({ ...request, cardFingerprint: 'card-1' }, [other])).toEqual(denied);
  expect(decideTrial({ ...request, cardFingerprint: 'card-2' }, [other])).toEqual({ kind: 'trial' });
  expect(decideTrial(request, [{ ...other, cardFingerprint: undefined }])).toEqual({ kind: 'trial' });
});

test('a viewer who agrees to buy without a trial gets no trial', () => {
  expect(decideTrial(accepted, [used])).toEqual({ kind: 'no-trial' });
  expect(decideTrial({ ...accepted, hasTrial: false }, [])).toEqual({ kind: 'no-trial' });
  expect(decideTrial({ ...request, hasTrial: false }, [used])).toEqual({ kind: 'no-trial' });
});

test('an account gets at most one trial per licence family in any sequence of purchases', () => {
  const anyPurchase = fc.record<TrialRequest>({
    family: fc.constantFrom('films', 'sport'),
    licenceId: fc.integer({ min: 1, max: 3 }),
    hasTrial: fc.boolean(),
    isWithoutTrialAccepted: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyPurchase, { maxLength: 30 }), (purchases) => {
      const trials: UsedTrial[] = [];
      for (const purchase of purchases) {
        const decision = decideTrial(purchase, trials);
        const opposite = { ...purchase, isWithoutTrialAccepted: !purchase.isWithoutTrialAccepted };
        expect(decideTrial(opposite, trials).kind === 'trial').toBe(decision.kind === 'trial');
        if (decision.kind === 'trial') trials.push({ ...purchase, isSameAccount: true });
      }
      expect(new Set(trials.map(({ family }) => family)).size).toBe(trials.length);
    }),
  );
});
