import { useId } from 'react';
import { messages } from '../messages.ts';
import * as styles from './sign-in.styles.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

type SignInProps = Pick<SignInFormProps, 'session' | 'demo' | 'viewer' | 'onSignedIn'> & { realm: string };

/** Sign-in page for editors of a realm. */
export function SignIn({ realm, ...form }: SignInProps) {
  const id = useId();
  return (
    <main className={styles.screen}>
      <SignInForm {...form} labelledBy={id}>
        <h1 id={id} className={styles.title}>
          {messages.signInTo(realm)}
        </h1>
      </SignInForm>
    </main>
  );
}
