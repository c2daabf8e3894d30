import type { Problem } from '#schemas/wire/problem.ts';

/** Statuses by which the server, or a proxy before it, says that the server is away for a moment. */
const away = [502, 503, 504];

/** Which words a problem is shown in. Only a call without any answer (status 0) says that the reader is offline. */
export function problemKind({ status, code }: Pick<Problem, 'status' | 'code'>) {
  if (code === 'KID_PROFILE') return 'kid';
  if (code === 'IMPERSONATION_FORBIDDEN') return 'impersonation';
  if (status === 403) return 'refused';
  if (status === 404) return 'notFound';
  if (status === 0) return 'offline';
  return away.includes(status) ? 'away' : 'error';
}
