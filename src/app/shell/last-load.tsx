import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import useSWR from 'swr';
import { LastLoadNotice } from '#screens/last-load/last-load-notice.tsx';
import { useServices } from '../services.ts';

const KEY = 'playbill.hiddenLoad';

/** Time of the failed load whose notice was dismissed on this device. A later failure shows the notice again. */
const hidden = signal(read());

// If storage is blocked, the dismissal lasts until the page is left.
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
    // Storage is blocked: the notice shows again after a reload.
  }
}

/** Notice for editors on every page: why the last load of the realm's definitions was rejected. Lazily loaded. */
export default function LastLoad() {
  useSignals();
  const { api } = useServices();
  const { data } = useSWR('last-load', () => api.call('GET /api/v2/last-load'), { shouldRetryOnError: false });
  if (!data || data.findings.length === 0 || data.failedAt === hidden.value) return null;
  return <LastLoadNotice findings={data.findings} onHide={() => hide(data.failedAt)} />;
}
