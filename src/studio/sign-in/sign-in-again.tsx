import { useId } from 'react';
import { StudioDialog } from '../ui/dialog.tsx';
import { messages } from '../messages.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

type SignInAgainProps = Pick<SignInFormProps, 'session' | 'demo' | 'onSignedIn'> & {
  realm: string;
  onClose: () => void;
};

/** Sign-in dialog after the session ended, over the open document. */
export function SignInAgain({ realm, onClose, ...form }: SignInAgainProps) {
  const id = useId();
  return (
    <StudioDialog title={messages.signInTo(realm)} closeLabel={messages.cancel} onClose={onClose}>
      <p id={id}>{messages.ended}</p>
      <SignInForm {...form} viewer={undefined} labelledBy={id} />
    </StudioDialog>
  );
}
