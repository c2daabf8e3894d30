import { flushSync } from 'react-dom';
import type { FormPost } from '#renderers/form/submit-form.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { LoginLayout } from '#screens/login-layout/login-layout.tsx';
import { MailSent } from '#screens/mail-sent/mail-sent.tsx';

interface SentPageProps {
  title: string;
  brand: string;
  background: RealmSettings['loginBackground'];
  backHref: string | undefined;
  /** The submitted form data with the email address. Submitting it again requests another email. */
  post: FormPost;
  send: Send;
  /** Text about the sent email; defaults to a general one. */
  text?: string;
  /** Returns to the form to enter another email address. */
  chooseOther: () => void;
}

/** Page shown after an email with a link was requested. */
export function SentPage({ title, brand, background, backHref, post, send, text, chooseOther }: SentPageProps) {
  const { t } = useMessages();
  const sendAgain = async () => {
    const answer = await send(post);
    return answer.ok ? t('mailSent.sentAgain') : answer.message;
  };
  return (
    <LoginLayout background={background} backHref={backHref}>
      <title>{`${title} · ${brand}`}</title>
      <MailSent
        email={post.values['email'] ?? ''}
        {...(text !== undefined && { text })}
        sendAgain={sendAgain}
        chooseOther={() => {
          // The form is rendered synchronously, so that it can take the focus from the button that is removed.
          flushSync(chooseOther);
          document.querySelector<HTMLInputElement>('#main input[type="email"]')?.focus();
        }}
      />
    </LoginLayout>
  );
}
