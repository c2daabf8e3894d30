import { useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router';
import { PersonalDataScreen } from '#screens/account/personal-data-screen.tsx';
import type { SubmitOutcome } from '#screens/account/submit.ts';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import { useFreshProof } from '../../account/use-fresh-proof.tsx';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import type { AccountDataPage } from './loader.ts';
import { saveFile } from './save-file.ts';

/** Personal data page: export and deletion of the account. */
export function Component() {
  const { email, deleteAt } = useLoaderData<AccountDataPage>();
  const brand = useRouteLoaderData<RootData>('root')?.settings.name ?? '';
  const { revalidate } = useRevalidator();
  const { api } = useServices();
  const { nav } = useAccountNav('data');
  const { prove, tell, dialog } = useFreshProof(email);
  const anew = async (made: Promise<SubmitOutcome>) => {
    const outcome = await made;
    if (outcome === 'done') await revalidate();
    return outcome;
  };
  return (
    <PersonalDataScreen
      email={email}
      deleteAt={deleteAt}
      brand={brand}
      nav={nav}
      dialog={dialog}
      take={() =>
        prove(async () => {
          const taken = await api.call('GET /api/v2/user/export');
          saveFile(`${taken.realm}-${taken.exportedAt.slice(0, 10)}.json`, taken);
        })
      }
      remove={() => anew(prove(() => api.call('POST /api/v2/user/deletion')))}
      keep={() => anew(tell(() => api.call('DELETE /api/v2/user/deletion')))}
    />
  );
}
