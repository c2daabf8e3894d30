import { useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { ProblemError } from '#services/api/problem-error.ts';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { problemInWords } from '../../forms/problem-in-words.ts';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import { useServices } from '../../services.ts';
import { type AccountData, accountDetails } from './form.ts';

/** Account page: the account's details with a form to change them. */
export function Component() {
  const loaded = useLoaderData<AccountData>();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const { api } = useServices();
  const messages = useMessages();
  const { nav } = useAccountNav('details');
  // A post without scripts redirects here with `saved` in the query.
  const [saves, setSaves] = useState(search.has('saved') ? 1 : 0);
  const form = usePageForm(accountDetails, {
    async then() {
      await revalidate();
      setSaves((count) => count + 1);
    },
  });
  const sendConfirmation = async () => {
    try {
      await api.call('POST /api/v2/user/email-confirmation/create');
      return messages.t('account.confirmationSent', { email: loaded.profile.contactEmail });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return problemInWords(error.problem, messages).message;
    }
  };
  return (
    <AccountScreen
      {...form}
      name="form account"
      initial={saves > 0 ? loaded.initial : form.initial}
      profile={loaded.profile}
      saves={saves}
      nav={nav}
      sendConfirmation={sendConfirmation}
    />
  );
}
