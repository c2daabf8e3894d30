import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import { pathTo } from '#schemas/routes/paths.ts';
import { createTvCode } from '#services/tv-login/tv-code.ts';
import { TvCodeScreen } from '#screens/tv-login/tv-code-screen.tsx';
import { useServices } from '../../services.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';
import { wait } from './wait.ts';

type Around = Pick<Parameters<typeof TvCodeScreen>[0], 'brand' | 'background'>;

/** TV sign-in on the television: shows a code until it is approved on another device. */
export function CodeHalf(around: Around) {
  useSignals();
  const { api, session, site, pathSegments, lang } = useServices();
  useLeaveWhenSignedIn();
  const tv = useMemo(() => createTvCode({ api, session, wait }), [api, session]);
  useEffect(() => tv.start(), [tv]);
  const { is, pin } = tv.state.value;
  const path = pathTo('TV_LOGIN', pathSegments);
  return (
    <TvCodeScreen
      {...around}
      is={is}
      pin={pin}
      address={`${new URL(site.origin).host}${decodeURI(path)}`}
      codeAddress={pin && `${site.origin}${pathTo('TV_LOGIN', pathSegments, {}, { code: pin })}`}
      otherHref={pathTo('TV_LOGIN', pathSegments, {}, { code: '', lang })}
      onAgain={() => void tv.start()}
    />
  );
}
