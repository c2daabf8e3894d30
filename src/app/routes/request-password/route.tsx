import { RequestScreen } from '../../sign-in/request-screen.tsx';
import { requestPassword } from './form.ts';

/** The page for whoever has forgotten the password. */
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
