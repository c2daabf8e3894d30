import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormView } from '#renderers/form/form-view.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import type { Form, FormField } from '#schemas/generated/types.ts';
import { signUpBody } from '#schemas/wire/identity/user-values.ts';
import { useCaptcha } from '../../forms/captcha.tsx';
import { defineForm } from '../../forms/define-form.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { useSend } from '../../forms/use-send.ts';
import { useServices } from '../../services.ts';
import { signUp, type SignUpPageData } from '../sign-up/form.ts';

/** Keeps the email field of the realm's sign-up form, under a button of its own. */
function selectEmail(form: Form, submitLabel: string): Form {
  const { title: _title, description: _description, ...rest } = form;
  const fields = (form.fields as FormField[]).filter(({ id }) => id === 'email');
  return { ...rest, submitLabel, fields: fields as Form['fields'] };
}

/** Form of a guest's email address and the realm's terms: creates the account and its session. */
const guestCheckout = defineForm({
  load: signUp.load,
  async act(post, { api, session }) {
    const { email, consentAnswers, edition } = signUpBody(post);
    await api.call('POST /api/v2/user/guest-checkout-principal', {
      body: {
        email,
        consentAnswers,
        ...(edition !== undefined && { edition }),
        ...(post.captchaToken !== undefined && { captchaToken: post.captchaToken }),
      },
    });
    await session.renew();
  },
});

function LoadedForm({ loaded, signInHref }: { loaded: SignUpPageData; signInHref: string }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const captcha = useCaptcha('SIGNUP');
  const [takenEmail, setTakenEmail] = useState<string>();
  const send = useSend(
    {
      send: async (post, services, page) => {
        const sent = await guestCheckout.send(post, services, page);
        const isTaken = !sent.ok && sent.problem.code === 'ALREADY_EXISTS';
        setTakenEmail(isTaken ? post.values['email'] : undefined);
        return sent;
      },
    },
    { captcha },
  );
  return (
    <>
      <FormView
        document={selectEmail(loaded.form as Form, t('checkout.guestEmailContinue'))}
        name="form checkout guest"
        registry={fieldRegistry}
        send={send}
        initial={loaded.initial}
        terms={loaded.terms}
        check={captcha?.line}
        headingLevel={2}
      />
      {takenEmail === undefined ? null : (
        // Passes the email address in the history state to keep it out of the URL.
        <button
          type="button"
          className={secondary}
          onClick={() => void navigate(signInHref, { state: { id: takenEmail } })}
        >
          {t('checkout.guestEmailTaken')}
        </button>
      )}
    </>
  );
}

/** Form with which a guest buys by an email address alone. */
export default function GuestForm({ signInHref }: { signInHref: string }) {
  const services = useServices();
  const { t } = useMessages();
  const [loaded, setLoaded] = useState<SignUpPageData | 'failed'>();
  useEffect(() => {
    guestCheckout.load(services, { url: location.href }).then(setLoaded, () => setLoaded('failed'));
  }, [services]);
  if (loaded === 'failed') return <p role="alert">{t('checkout.notLoaded')}</p>;
  if (!loaded) return <p role="status">{t('checkout.loading')}</p>;
  if (loaded.closed) return <p role="alert">{t(loaded.closed)}</p>;
  return <LoadedForm loaded={loaded} signInHref={signInHref} />;
}
