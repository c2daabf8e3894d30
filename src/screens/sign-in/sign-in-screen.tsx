import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import type { FormInitial } from '#renderers/form/initial.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import { OtherWay } from '../login-layout/other-way.tsx';
import * as styles from './sign-in-screen.styles.ts';

interface SignInScreenProps {
  /** The form as the server defines it; absent when the realm has no way to sign in. */
  form: unknown;
  brand: string;
  background: RealmSettings['loginBackground'];
  registry: FieldRegistry;
  send: Send;
  /** Whether one comes here for a title that plays after sign-in. */
  toWatch: boolean;
  /** A post that was refused, to be drawn again. */
  initial: FormInitial | undefined;
  /** Absent where nobody can sign up. */
  signUpHref: string | undefined;
}

/** Sign-in with the form that the realm defines, over the realm's picture. */
export function SignInScreen({
  form,
  brand,
  background,
  registry,
  send,
  toWatch,
  initial,
  signUpHref,
}: SignInScreenProps) {
  const { say } = useWords();
  const { Link } = usePorts().navigation;
  return (
    <LoginLayout background={background}>
      <title>{`${say('signIn')} · ${brand}`}</title>
      {toWatch ? <p className={styles.why}>{say('signInToWatch')}</p> : null}
      {form === undefined ? (
        <Notice title={say('signIn')} text={say('signInUnavailable')} />
      ) : (
        <FormView
          document={form}
          name="form login"
          registry={registry}
          send={send}
          emptyLabel="emptyInputs"
          {...(initial && { initial })}
        />
      )}
      {signUpHref ? (
        <OtherWay question={say('noAccount')} answer={say('signUp')} href={signUpHref} Link={Link} />
      ) : null}
    </LoginLayout>
  );
}
