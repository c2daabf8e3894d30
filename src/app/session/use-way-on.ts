import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isLocalPath } from '#schemas/url.ts';
import { withLang } from '../links/local-href.ts';
import { useServices } from '../services.ts';
import { useViewer } from './use-viewer.ts';

/** Where a page that one comes to for a moment leads on to: back to where one came from, else home. */
export function useWayOn(): string {
  const { lang } = useServices();
  const [search] = useSearchParams();
  const from = search.get('from');
  return isLocalPath(from) ? from : withLang('/', lang);
}

/** Goes on as soon as somebody is signed in. */
export function useLeaveWhenSignedIn(): void {
  const { isGuest } = useViewer();
  const navigate = useNavigate();
  const target = useWayOn();
  useEffect(() => {
    if (!isGuest) void navigate(target, { replace: true });
  }, [isGuest, navigate, target]);
}
