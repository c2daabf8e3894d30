import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useSearchParams } from 'react-router';
import type { FormPost } from '#renderers/form/submit-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { CaptchaAction } from '#schemas/wire/identity/captcha.ts';
import { FormScreen } from '#screens/form/form-screen.tsx';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { OtherWay } from '#screens/login-layout/other-way.tsx';
import type { FixedForm } from '../forms/define-form.ts';
import { usePageForm } from '../forms/use-page-form.ts';
import { loginHref } from '../links/account-links.ts';
import { useServices } from '../services.ts';
import { type LoginPage, loginHeadings } from '../links/login-pages.ts';
import { SentPage } from './sent-page.tsx';
import { useBack } from './use-back.ts';

interface RequestScreenProps {
  form: FixedForm;
  /** Name of the form in diagnostics. */
  name: string;
  page: LoginPage;
  /** Action of the form, if realms may protect it by a captcha. */
  action: CaptchaAction;
  /** Called after the email was requested. */
  onSent?: () => void;
}

/** Page that asks for an email address and sends a link to it. */
export function RequestScreen({ form, name, page, action, onSent }: RequestScreenProps) {
  useSignals();
  const services = useServices();
  const { t } = useMessages();
  const [query] = useSearchParams();
  const sent = useSignal<FormPost | undefined>(undefined);
  const drawn = usePageForm(form, {
    action,
    then: (post) => {
      onSent?.();
      sent.value = post;
    },
  });
  const title = t(loginHeadings[page]);
  const backHref = useBack(page);
  const frame = { title, brand: drawn.brand, background: drawn.background, backHref };
  const post = sent.value;
  // A post without scripts redirects here with `sent` in the query but without the email address.
  if (query.has('sent') && !post)
    return <LinkPage {...frame} heading={t('mailSent.title')} texts={[t('mailSent.plain'), t('mailSent.spam')]} />;
  if (post)
    return (
      <SentPage
        {...frame}
        post={post}
        send={drawn.send}
        chooseOther={() => {
          sent.value = undefined;
        }}
      />
    );
  return (
    <FormScreen
      {...drawn}
      name={name}
      title={title}
      backHref={backHref}
      closed={undefined}
      other={
        <OtherWay
          question={t('rememberedPassword')}
          answer={t('signIn')}
          href={loginHref(query.get('from') ?? undefined, services)}
        />
      }
    />
  );
}
