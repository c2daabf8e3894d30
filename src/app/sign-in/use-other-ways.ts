import { useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { getAlternativeSignInLinks, signUpHref } from '../links/account-links.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import { canSignUp } from '../session/sign-up-rule.ts';

/** Links below the sign-in form: password reset, magic link, and sign-up if it is open. */
export function useOtherWays(from: string | undefined, { form, byMail }: { form?: unknown; byMail: boolean }) {
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { t } = useMessages();
  const { requestPassword, magicLink } = getAlternativeSignInLinks(from, services);
  return [
    ...(form === undefined ? [] : [{ answer: t('forgotPassword'), href: requestPassword }]),
    ...(byMail ? [{ answer: t('signInByMail'), href: magicLink }] : []),
    ...(root && canSignUp(root.settings)
      ? [{ question: t('noAccount'), answer: t('signUp'), href: signUpHref(from, services) }]
      : []),
  ];
}
