import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import type { FormAddress } from '#renderers/form/form-address.tsx';
import { FormView } from '#renderers/form/form-view.tsx';
import type { FormInitial } from '#renderers/form/initial.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import { OtherWay } from '../login-layout/other-way.tsx';

/** Why nobody can sign up here, or not from where the viewer is. */
export type Closed = 'signUpUnavailable' | 'signupGeoRestriction';

interface SignUpScreenProps {
  /** The form as the server defines it. */
  form: unknown;
  closed: Closed | undefined;
  terms: readonly ConsentTerm[];
  address: FormAddress | undefined;
  brand: string;
  background: RealmSettings['loginBackground'];
  registry: FieldRegistry;
  send: Send;
  /** A post that was refused, to be drawn again. */
  initial: FormInitial | undefined;
  signInHref: string;
}

/** Sign-up with the realm's form and its terms, over the realm's picture. */
export function SignUpScreen(props: SignUpScreenProps) {
  const { form, closed, terms, address, brand, background, registry, send, initial, signInHref } = props;
  const { say } = useWords();
  const { Link } = usePorts().navigation;
  return (
    <LoginLayout background={background} wide>
      <title>{`${say('signUp')} · ${brand}`}</title>
      {closed ? (
        <Notice title={say('signUp')} text={say(closed)} />
      ) : (
        <FormView
          document={form}
          name="form signup"
          registry={registry}
          send={send}
          consentTerms={terms}
          {...(address && { address })}
          {...(initial && { initial })}
        />
      )}
      <OtherWay question={say('haveAccount')} answer={say('signIn')} href={signInHref} Link={Link} />
    </LoginLayout>
  );
}
