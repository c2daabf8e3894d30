import { MediaFault, type MediaFaultKind } from '../media-fault.ts';

/** What dash.js tells of an error: in one of several shapes, of which the statuses stand in words. */
interface DashError {
  error?: string | { code?: number; message?: string; data?: { response?: { status?: number } } };
}

/** Codes of dash.js 5 (MediaPlayerErrors) by what they are about; those of protection are 100 to 114. */
const kinds: readonly { codes: readonly number[]; kind: MediaFaultKind }[] = [
  { codes: [10, 11, 25, 31, 32], kind: 'manifest' },
  { codes: [15, 17, 18, 19, 26, 27, 28], kind: 'segment' },
  { codes: [23, 24, 34, 35], kind: 'unsupported' },
];

/** What it goes on without: a clock to keep in time with, and texts, which do not come from it here. */
const harmless: readonly number[] = [12, 16, 29, 33];

function kindOf(code: number): MediaFaultKind {
  if (code >= 100 && code < 200) return 'licence';
  return kinds.find(({ codes }) => codes.includes(code))?.kind ?? 'media';
}

/** The status in words like `HTTP Status Code: 401` or, of licences, `status is "Unauthorized" (401)`; 0 of an address that did not answer. */
function statusOf(message: string): number | undefined {
  const [, found] =
    /(?:status(?: code)?[:\s]+|statusText.*?- |status is "[^"]*" \()([1-9]\d{2})\b/i.exec(message) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** What dash.js says, in the player's words; undefined where it says nothing that can be read. */
export function faultOf(event: unknown): MediaFault | undefined {
  const { error } = event as DashError;
  if (error === undefined) return undefined;
  if (typeof error === 'string') return new MediaFault('media', { detail: `dash.js ${error}` });
  const { code = 0, message = '', data } = error;
  if (harmless.includes(code)) return undefined;
  return new MediaFault(kindOf(code), {
    status: data?.response?.status || statusOf(message),
    detail: `dash.js ${code} ${message}`,
  });
}
