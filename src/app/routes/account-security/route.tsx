import { useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { pathTo } from '#schemas/routes/paths.ts';
import type { PasskeyOutcome } from '#services/passkeys/passkeys.ts';
import type { SubmitOutcome } from '#screens/account/submit.ts';
import { SecurityScreen } from '#screens/account/security-screen.tsx';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import type { SecurityData } from './loader.ts';
import { useFreshProof } from '../../account/use-fresh-proof.tsx';

/** Security page of the account area. */
export function Component() {
  const loaded = useLoaderData<SecurityData>();
  const root = useRouteLoaderData<RootData>('root');
  const { t } = useMessages();
  const { revalidate } = useRevalidator();
  const { api, session, pathSegments, lang } = useServices();
  const { nav, sections } = useAccountNav('security');
  const { prove, tell, dialog } = useFreshProof(loaded.email);
  const anew = async (made: Promise<SubmitOutcome>) => {
    const outcome = await made;
    if (outcome === 'done') await revalidate();
    return outcome;
  };
  return (
    <SecurityScreen
      {...loaded}
      brand={root?.settings.name ?? ''}
      nav={nav}
      sections={sections}
      dialog={dialog}
      changePassword={(current, secret) =>
        anew(tell(() => api.call('PUT /api/v2/user/password', { body: { current, secret } })))
      }
      ask={(email) => anew(prove(() => api.call('POST /api/v2/user/email-change', { body: { email } })))}
      cancel={() => anew(tell(() => api.call('DELETE /api/v2/user/email-change')))}
      addPasskey={async () => {
        let made: PasskeyOutcome | undefined;
        const outcome = await anew(
          prove(async () => {
            const { createPasskeys } = await import('#services/passkeys/passkeys.ts');
            made = await createPasskeys(api, session).make();
            return made;
          }),
        );
        return made === 'is-there' ? { message: t('passkeyIsThere'), fields: {} } : outcome;
      }}
      removePasskey={(id) => anew(prove(() => api.call('DELETE /api/v2/user/passkeys/{id}', { params: { id } })))}
      end={(id) => anew(prove(() => api.call('DELETE /api/v2/user/sessions/{id}', { params: { id } })))}
      endOthers={() =>
        anew(prove(() => api.call('POST /api/v2/user/sessions/end-all', { body: { keepCurrent: true } })))
      }
      endAll={async () => {
        const ended = await prove(() =>
          api.call('POST /api/v2/user/sessions/end-all', { body: { keepCurrent: false } }),
        );
        // A full page load discards all data that the page has loaded for the previous viewer.
        if (ended === 'done') window.location.assign(pathTo('LOGIN', pathSegments, {}, { lang }));
        return ended;
      }}
    />
  );
}
