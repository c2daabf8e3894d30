import { flushSync } from 'react-dom';
import type { FormPost } from '#renderers/form/submit-form.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { LoginLayout } from '#screens/login-layout/login-layout.tsx';
import { MailSent } from '#screens/mail-sent/mail-sent.tsx';

interface SentPageProps {
  title: string;
  brand: string;
  background: RealmSettings['loginBackground'];
  backHref: string | undefined;
  /** What was sent, with the address that a mail goes to; sent again it brings another one. */
  post: FormPost;
  send: Send;
  /** What is said of the mail. */
  text?: string;
  /** Goes back to the form. */
  chooseOther: () => void;
}

/** What takes the place of a page's form when a mail with a link is on its way. */
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
          // The form has to be there to take the focus, which goes with the button otherwise.
          flushSync(chooseOther);
          document.querySelector<HTMLInputElement>('#main input[type="email"]')?.focus();
        }}
      />
    </LoginLayout>
  );
}
