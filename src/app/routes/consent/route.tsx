import { useLoaderData, useNavigate, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { ConsentScreen } from '#screens/consent/consent-screen.tsx';
import type { ConsentData } from './loader.ts';
import { useInitial } from '../../forms/posted-form.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { RootData } from '../../root-loader.ts';
import { useAnswerTerms } from '../../session/use-consent.ts';
import { useWayOn } from '../../session/use-way-on.ts';

/** The terms as a page. */
export function Component() {
  const { terms, initial } = useLoaderData<ConsentData>();
  const root = useRouteLoaderData<RootData>('root');
  const { t } = useMessages();
  const answer = useAnswerTerms();
  const navigate = useNavigate();
  const target = useWayOn();
  return (
    <ConsentScreen
      brand={root?.settings.name ?? ''}
      background={root?.settings.loginBackground}
      terms={terms}
      registry={fieldRegistry}
      initial={useInitial({ form: undefined, initial }, terms)}
      send={async (_values, answers) => {
        const outcome = await answer(answers, t('consent.saved'));
        if (outcome.ok) await navigate(target, { replace: true });
        return outcome;
      }}
    />
  );
}
