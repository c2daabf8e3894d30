/**
 * Hidden username field that tells password managers which account a password form is for (web.dev, “sign-in form best
 * practices”).
 */
export const Holder = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
