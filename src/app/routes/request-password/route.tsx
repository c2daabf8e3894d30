import { RequestScreen } from '../../sign-in/request-screen.tsx';
import { requestPassword } from './form.ts';

/** Page that requests a password reset link. */
export function Component() {
  return (
    <RequestScreen
      form={requestPassword}
      name="form request-password"
      page="LOGIN_REQUEST_PASSWORD"
      action="RESET_PASSWORD"
    />
  );
}
