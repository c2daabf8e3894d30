import { useActionData, useLoaderData, useRevalidator, useRouteLoaderData, useSearchParams } from 'react-router';
import type { SubmitOutcome } from '#screens/account/submit.ts';
import { ProfilesScreen } from '#screens/profiles/profiles-screen.tsx';
import { ProblemError } from '#services/api/problem-error.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useFreshProof } from '../../account/use-fresh-proof.tsx';
import { problemInWords } from '../../forms/problem-in-words.ts';
import { getRedirectTarget } from '../../forms/way-on.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { needsPin, type RefusedChoice } from './action.ts';
import type { ProfilesData } from './loader.ts';

/** Page that chooses, creates, changes and deletes profiles. */
export function Component() {
  const { profiles, current, email } = useLoaderData<ProfilesData>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { api, session } = services;
  const { revalidate } = useRevalidator();
  const messages = useMessages();
  const [search] = useSearchParams();
  const { prove, tell, dialog } = useFreshProof(email);
  const offered = root?.settings.profiles;
  const posted = useActionData<RefusedChoice | undefined>();
  const anew = async (made: Promise<SubmitOutcome>) => {
    const outcome = await made;
    if (outcome === 'done') await revalidate();
    return outcome;
  };
  return (
    <ProfilesScreen
      brand={root?.settings.name ?? ''}
      profiles={profiles.items}
      current={current}
      pictures={offered?.avatars}
      pin={{ isAsked: profiles.pinProtection === 'PROTECTED', isOffered: offered?.pinProtection ?? false }}
      dialog={dialog}
      refused={
        posted && {
          profileId: posted.profileId,
          needsPin: needsPin(posted.problem),
          message: problemInWords(posted.problem, messages).message,
        }
      }
      choose={async (id, pin) => {
        try {
          await session.switchProfile(id, pin);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          return needsPin(error.problem) ? 'needs-pin' : problemInWords(error.problem, messages);
        }
        // A full page load discards all data of the previous profile.
        window.location.assign(getRedirectTarget(services, search, root?.menu?.menu?.defaultView));
        return 'done';
      }}
      save={(id, { type, ...wish }) =>
        anew(
          tell(() =>
            id === undefined
              ? api.call('POST /api/v1/profile', { body: { ...wish, type } })
              : api.call('PUT /api/v1/profile/{id}', { params: { id }, body: wish }),
          ),
        )
      }
      remove={(id) => anew(tell(() => api.call('DELETE /api/v1/profile/{id}', { params: { id } })))}
      forgetPin={() => tell(() => api.call('POST /api/v2/parental-control/pin-reset'))}
      setPin={(pin) =>
        anew(
          prove(() =>
            api.call('PUT /api/v2/parental-control', {
              body: pin === undefined ? { setting: 'non-restricted' } : { setting: 'restricted', pin },
            }),
          ),
        )
      }
    />
  );
}
