import { useLoaderData, useNavigate, useRouteLoaderData } from 'react-router';
import { pathTo } from '#schemas/routes/paths.ts';
import { SupportScreen } from '#screens/support/support-screen.tsx';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import { useFreshProof } from '../../account/use-fresh-proof.tsx';
import type { RootData } from '../../root-loader.ts';
import { trackLocation } from '../../routing/still-here.ts';
import { useServices } from '../../services.ts';
import { SECRET_PLACEHOLDER } from '../../links/no-secret.ts';
import type { SupportPage } from './loader.ts';

// This component is part of the page's chunk instead of a chunk of its own, because the page is rarely visited and each
// chunk lengthens the list that all pages load.
export { loadSupport as loader } from './loader.ts';

/** Support page: requests impersonation of an account and lists past impersonations. */
export function Component() {
  const { email: own, impersonations } = useLoaderData<SupportPage>();
  const brand = useRouteLoaderData<RootData>('root')?.settings.name ?? '';
  const services = useServices();
  const { api, pathSegments, lang } = services;
  const navigate = useNavigate();
  const { nav } = useAccountNav('support');
  const { prove, dialog } = useFreshProof(own);
  return (
    <SupportScreen
      brand={brand}
      nav={nav}
      dialog={dialog}
      impersonations={impersonations}
      ask={(email, reason) =>
        prove(async () => {
          const isStillHere = trackLocation(services);
          const { token } = await api.call('POST /api/v2/support/impersonations', { body: { email, reason } });
          const path = pathTo('IMPERSONATE', pathSegments, { token: SECRET_PLACEHOLDER }, { lang });
          if (isStillHere()) await navigate(path, { state: { token } });
        })
      }
    />
  );
}
