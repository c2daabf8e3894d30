/** Tells password managers whose password a form is about (web.dev, “sign-in form best practices”). Nobody sees it. */
export const Holder = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
