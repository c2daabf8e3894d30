import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import useSWR from 'swr';
import { LastLoadNotice } from '#screens/last-load/last-load-notice.tsx';
import { useServices } from '../services.ts';

const KEY = 'playbill.hiddenLoad';

/** When the load failed whose notice was put away on this device; another one shows again. */
const hidden = signal(read());

// A browser may refuse to keep anything: then it is put away until the page is left.
function read(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function hide(failedAt = ''): void {
  hidden.value = failedAt;
  try {
    localStorage.setItem(KEY, failedAt);
  } catch {
    // See above.
  }
}

/** For editors, on every page: why the realm's last load was refused. Their code alone, so it comes when they do. */
export default function LastLoad() {
  useSignals();
  const { api } = useServices();
  const { data } = useSWR('last-load', () => api.call('GET /api/v2/last-load'), { shouldRetryOnError: false });
  if (!data || data.findings.length === 0 || data.failedAt === hidden.value) return null;
  return <LastLoadNotice findings={data.findings} onHide={() => hide(data.failedAt)} />;
}
