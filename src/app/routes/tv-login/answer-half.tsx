import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { bareTvCode, shownTvCode, TV_CODE_LENGTH } from '#schemas/tv-code.ts';
import type { AskingDevice } from '#schemas/wire/identity/device-codes.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { TvAnswerScreen } from '#screens/tv-login/tv-answer-screen.tsx';
import { problemInWords } from '../../forms/problem-in-words.ts';
import { withLang } from '../../links/local-href.ts';
import { useServices } from '../../services.ts';

type Around = Pick<Parameters<typeof TvAnswerScreen>[0], 'brand' | 'background'>;

/** Step of the approval: the viewer enters the code, confirms it, or sees the result. */
type Step = { is: 'enter' } | { is: 'ask'; code: string; device: AskingDevice } | { is: 'allowed' | 'denied' };

/** TV sign-in on the second device: enter a code or take it from the link, then approve or deny the television. */
export function AnswerHalf({ linked, ...around }: Around & { linked: string }) {
  useSignals();
  const { api, lang } = useServices();
  const messages = useMessages();
  const step = useSignal<Step>({ is: 'enter' });
  const isBusy = useSignal(false);
  const fault = useSignal<string | undefined>(undefined);

  const tryTo = async (run: () => Promise<Step>) => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    fault.value = undefined;
    try {
      step.value = await run();
    } catch (error) {
      fault.value =
        error instanceof ProblemError ? problemInWords(error.problem, messages).message : messages.t('anErrorOccured');
      step.value = { is: 'enter' };
    }
    isBusy.value = false;
  };
  const look = (typed: string) => {
    const code = bareTvCode(typed);
    if (code.length !== TV_CODE_LENGTH) {
      fault.value = messages.t(code === '' ? 'tvCodeMissing' : 'tvCodeWrong');
      return;
    }
    void tryTo(async () => ({
      is: 'ask',
      code: shownTvCode(code),
      device: await api.call('GET /api/v2/token/alt/pin/{pin}', { params: { pin: code } }),
    }));
  };
  const answer = (code: string, call: 'PUT /api/v2/token/alt/pin/{pin}' | 'DELETE /api/v2/token/alt/pin/{pin}') =>
    void tryTo(async () => {
      await api.call(call, { params: { pin: code } });
      return { is: call.startsWith('PUT') ? 'allowed' : 'denied' };
    });

  // A code from a link is looked up automatically; approval still needs a click.
  useEffect(() => {
    if (linked !== '') look(linked);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [linked]);

  const now = step.value;
  return (
    <TvAnswerScreen
      {...around}
      is={now.is}
      asked={now.is === 'ask' ? now : undefined}
      isLinked={linked !== ''}
      typed={linked === '' ? '' : shownTvCode(linked)}
      isBusy={isBusy.value}
      fault={fault.value}
      homeHref={withLang('/', lang)}
      onTyped={look}
      onAllow={() => now.is === 'ask' && answer(now.code, 'PUT /api/v2/token/alt/pin/{pin}')}
      onDeny={() => now.is === 'ask' && answer(now.code, 'DELETE /api/v2/token/alt/pin/{pin}')}
      onAnother={() => {
        step.value = { is: 'enter' };
      }}
    />
  );
}
