import type { AnyCall } from '../../platform/http/call.ts';
import { getCallerAddress } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { CaptchaAnswer } from '../../platform/captcha-providers.ts';

/**
 * Requires a solved captcha for the actions that the realm protects (`captcha.protectedActions`).
 * @param token the captcha token from the browser
 * @throws ProblemError 403 without a valid token, 503 when the provider is unavailable (fails closed)
 */
export async function requireCaptcha(
  call: AnyCall,
  action: CaptchaAnswer['action'],
  token: string | undefined,
): Promise<void> {
  const { context, realm } = call;
  const { captcha } = realm.settings;
  if (!captcha?.protectedActions.includes(action)) return;
  const provider = context.captchaProviders.get(captcha.provider);
  if (!provider)
    throw new ProblemError('SERVICE_UNAVAILABLE', ['captchaUnavailable'], {
      cause: new Error(`The realm ${realm.id} asks for a captcha of ${captcha.provider}, which this server cannot ask`),
    });
  if (!token) throw new ProblemError('CAPTCHA_FAIL_ERROR', ['captchaFailed']);
  const { siteKey = '' } = captcha;
  const isPerson = await provider
    .verify({ realm: realm.id, siteKey, token, action, address: getCallerAddress(call) }, context)
    .catch((cause: unknown) => {
      throw new ProblemError('SERVICE_UNAVAILABLE', ['captchaUnavailable'], { cause });
    });
  if (!isPerson) throw new ProblemError('CAPTCHA_FAIL_ERROR', ['captchaFailed']);
}
