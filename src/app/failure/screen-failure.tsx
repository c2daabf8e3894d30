import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { NO_ANSWER } from '#services/api/problem-error.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemScreen } from '#screens/problem/problem-screen.tsx';
import { withLang } from '../links/local-href.ts';
import { PortLink } from '../links/port-link.tsx';
import { useServices } from '../services.ts';

/** What a route error says: the server's problem, or that something unforeseen went wrong. */
export function useProblem(): Problem {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    const body = error.data as Partial<Problem> | undefined;
    return {
      // The router knows no status 0.
      status: body?.status === NO_ANSWER ? NO_ANSWER : error.status,
      code: body?.code ?? 'INTERNAL_ERROR',
      messages: body?.messages ?? [],
      requestId: body?.requestId ?? '',
    };
  }
  // Without a network not even the code of a screen comes.
  const status = typeof navigator === 'object' && navigator.onLine === false ? NO_ANSWER : 500;
  return { status, code: 'INTERNAL_ERROR', messages: [], requestId: '' };
}

/** Shown in a screen's place when it could not be loaded or drawn; the menu around it stays. */
export function ScreenFailure() {
  const problem = useProblem();
  const { lang, release } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // It may be that the server no longer has this tab's code.
    void release?.check();
  }, [release]);
  return (
    <ProblemScreen problem={problem} homeHref={withLang('/', lang)} retry={() => void revalidate()} Link={PortLink} />
  );
}
