import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { ProblemError } from '#services/api/problem-error.ts';
import type { BrowserSession } from '#services/session/session.ts';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import { failureMessage } from '../api/failure.ts';
import { field, primary } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './sign-in.styles.ts';

/** Props of the sign-in form. */
export interface SignInFormProps {
  session: BrowserSession;
  /** Email address of the demo's editor, if there is a demo. */
  demo: string | undefined;
  /** Name of a signed-in user who is neither an editor nor of support. */
  viewer: string | undefined;
  /** Id of the form's heading. */
  labelledBy: string;
  onSignedIn: (info: SessionInfo) => void;
  children?: ReactNode;
}

function textOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return failureMessage(error);
  const { status, code } = error.problem;
  if (status === 404 || status === 400) return messages.wrongPair;
  if (status === 403 && code !== 'CAPTCHA_FAIL_ERROR') return messages.notAnyEditor;
  return status === 429 ? messages.tooMany : failureMessage(error);
}

/** Sign-in form of the studio. */
export function SignInForm({ session, demo, viewer, labelledBy, onSignedIn, children }: SignInFormProps) {
  const [problem, setProblem] = useState<string | undefined>(viewer && messages.notAnEditor(viewer));
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      onSignedIn(await session.signIn(String(data.get('id')), String(data.get('secret'))));
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.panel} onSubmit={(event) => void signIn(event)} aria-labelledby={labelledBy}>
      {children}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <label className={styles.row}>
        {messages.email}
        <input
          className={field}
          name="id"
          type="email"
          autoComplete="username"
          required
          defaultValue={demo}
          aria-describedby={demo ? `${id}-demo` : undefined}
        />
      </label>
      {demo ? (
        <p id={`${id}-demo`} className={styles.hint}>
          {messages.demo}
        </p>
      ) : null}
      <label className={styles.row}>
        {messages.password}
        <input className={field} name="secret" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className={primary} disabled={isBusy}>
        {messages.signIn}
      </button>
    </form>
  );
}
