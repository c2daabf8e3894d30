import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { NO_ANSWER } from '#services/api/problem-error.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemScreen } from '#screens/problem/problem-screen.tsx';
import { withLang } from '../links/local-href.ts';
import { PortLink } from '../links/port-link.tsx';
import { useServices } from '../services.ts';

/** Returns the server's problem from a route error, or a generic one for unexpected errors. */
export function useProblem(): Problem {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    const body = error.data as Partial<Problem> | undefined;
    return {
      // The router cannot represent status 0 (no response), so it is read from the error's body.
      status: body?.status === NO_ANSWER ? NO_ANSWER : error.status,
      code: body?.code ?? 'INTERNAL_ERROR',
      messages: body?.messages ?? [],
      requestId: body?.requestId ?? '',
    };
  }
  // Offline, even the code of a screen cannot be loaded.
  const status = typeof navigator === 'object' && navigator.onLine === false ? NO_ANSWER : 500;
  return { status, code: 'INTERNAL_ERROR', messages: [], requestId: '' };
}

/** Error screen in place of a screen that failed to load or render; the menu stays visible. */
export function ScreenFailure() {
  const problem = useProblem();
  const { lang, release } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // A screen may have failed because the server no longer has the code of this tab's build, so that is checked.
    void release?.check();
  }, [release]);
  return (
    <ProblemScreen problem={problem} homeHref={withLang('/', lang)} retry={() => void revalidate()} Link={PortLink} />
  );
}
