import type { Problem } from '#schemas/wire/problem.ts';

/** Status codes of a temporarily unavailable server or proxy. */
const away = [502, 503, 504];

/** Category of a problem, which selects its text. Only status 0 (no response) means that the user is offline. */
export function problemKind({ status, code }: Pick<Problem, 'status' | 'code'>) {
  if (code === 'KID_PROFILE') return 'kid';
  if (code === 'IMPERSONATION_FORBIDDEN') return 'impersonation';
  if (status === 403) return 'refused';
  if (status === 404) return 'notFound';
  if (status === 0) return 'offline';
  return away.includes(status) ? 'away' : 'error';
}
