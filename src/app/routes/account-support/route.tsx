import { useLoaderData, useNavigate, useRouteLoaderData } from 'react-router';
import { pathTo } from '#schemas/routes/paths.ts';
import { SupportScreen } from '#screens/support/support-screen.tsx';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import { useFreshProof } from '../../account/use-fresh-proof.tsx';
import type { RootData } from '../../root-loader.ts';
import { noteHere } from '../../routing/still-here.ts';
import { useServices } from '../../services.ts';
import { NO_SECRET } from '../../links/no-secret.ts';
import type { SupportPage } from './loader.ts';

// Few come here: one file less for everybody to know of.
export { loadSupport as loader } from './loader.ts';

/** Support asks for the leave to look at an account, and sees which were looked at. */
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
          const isStillHere = noteHere(services);
          const { token } = await api.call('POST /api/v2/support/impersonations', { body: { email, reason } });
          const path = pathTo('IMPERSONATE', pathSegments, { token: NO_SECRET }, { lang });
          if (isStillHere()) await navigate(path, { state: { token } });
        })
      }
    />
  );
}
