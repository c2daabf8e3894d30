import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router';
import type { FormPost } from '#renderers/form/submit-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { FormScreen } from '#screens/form/form-screen.tsx';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { OtherWay } from '#screens/login-layout/other-way.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { loginHref } from '../../links/account-links.ts';
import { useServices } from '../../services.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useBack } from '../../sign-in/use-back.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';
import { SentPage } from '../../sign-in/sent-page.tsx';
import { signUp, type SignUpPageData } from './form.ts';

/** Initial state from a submission, so that a user who corrects the email address need not retype the rest. */
const typed = ({ values, consentAnswers }: FormPost) => ({ values, consentAnswers });

/** Sign-up page; continues to where the user wanted to go, or asks to open the activation email. */
export function Component() {
  useSignals();
  const { revalidate } = useRevalidator();
  const mailed = useSignal<FormPost | undefined>(undefined);
  const left = useSignal<FormPost | undefined>(undefined);
  const form = usePageForm(signUp, {
    thanks: 'signedUp',
    action: 'SIGNUP',
    drawAnew: revalidate,
    then: (post, session) => {
      // Without a session the account awaits activation by email.
      if (session === undefined) mailed.value = post;
    },
  });
  const { closed } = useLoaderData<SignUpPageData>();
  const services = useServices();
  const { t } = useMessages();
  // The address of a gift's sign-up contains its code. The tag keeps it out of the Referer header.
  const { redeemCode } = useParams();
  const [search] = useSearchParams();
  useLeaveWhenSignedIn();
  const href = loginHref(search.get('from') ?? undefined, services);
  const giftHref = useBack('GIFT_REDEMPTION_REGISTER');
  const backHref = useRouteName() === 'GIFT_REDEMPTION_REGISTER' ? giftHref : undefined;
  const frame = { title: t('signUp'), brand: form.brand, background: form.background, backHref };
  const post = mailed.value;
  // A post without scripts redirects here with `sent` in the query but without the email address.
  if (search.has('sent') && !post)
    return (
      <LinkPage {...frame} heading={t('mailSent.title')} texts={[t('activation.mailedPlain'), t('mailSent.spam')]} />
    );
  if (post)
    return (
      <SentPage
        {...frame}
        post={post}
        send={form.send}
        text={t('activation.mailed', { email: post.values['email'] ?? '' })}
        chooseOther={() => {
          left.value = post;
          mailed.value = undefined;
        }}
      />
    );
  return (
    <>
      {redeemCode === undefined ? null : <meta name="referrer" content="no-referrer" />}
      <FormScreen
        {...form}
        {...(left.value && { initial: { ...form.initial, ...typed(left.value) } })}
        name="form signup"
        title={t('signUp')}
        backHref={backHref}
        closed={closed && t(closed)}
        wide
        other={<OtherWay question={t('haveAccount')} answer={t('signIn')} href={href} />}
      />
    </>
  );
}
