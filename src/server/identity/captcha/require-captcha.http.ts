import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { CaptchaAnswer } from '../../platform/captcha-providers.ts';

/**
 * Requires a solved captcha for the actions that the realm protects (`captcha.protectedActions`).
 * @param token the captcha token from the browser
 * @throws ProblemError 403 without a valid token, 503 when the provider is unavailable (fails closed)
 */
export async function requireCaptcha(
  context: RealmContext,
  action: CaptchaAnswer['action'],
  token: string | undefined,
): Promise<void> {
  const { db, realm, clock, keys } = context;
  const { captcha } = realm.settings;
  if (!captcha?.protectedActions.includes(action)) return;
  const provider = context.captchaProviders.get(captcha.provider);
  if (!provider)
    throw new ProblemError('SERVICE_UNAVAILABLE', ['captchaUnavailable'], {
      cause: new Error(`The realm ${realm.id} asks for a captcha of ${captcha.provider}, which this server cannot ask`),
    });
  if (!token) throw new ProblemError('CAPTCHA_FAIL_ERROR', ['captchaFailed']);
  const { siteKey = '' } = captcha;
  const answer = { realm: realm.id, siteKey, token, action, address: context.address };
  const isPerson = await provider
    .verify(answer, { clock, keys, runInTransaction: (work) => inRealm(db, realm.id, work) })
    .catch((cause: unknown) => {
      throw new ProblemError('SERVICE_UNAVAILABLE', ['captchaUnavailable'], { cause });
    });
  if (!isPerson) throw new ProblemError('CAPTCHA_FAIL_ERROR', ['captchaFailed']);
}
