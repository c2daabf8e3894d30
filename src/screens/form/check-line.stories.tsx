import { expect, fn, waitFor } from 'storybook/test';
import { type FieldStory, formStory } from '../../../tests/support/stories/field-stories.tsx';
import { handedIn, type StoryCheck } from '../../../tests/support/stories/handed-in.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import type { Send } from '#renderers/form/use-form.ts';
import { CheckLine } from './check-line.tsx';

export default { title: 'screens/form/check before sending', component: FormView, tags: ['@auth-16'] };

const email = { id: 'email', type: 'email', label: 'Email', required: true, messages: {} };
const secret = { id: 'secret', type: 'password', label: 'Password', required: true, messages: {} };
const typed = { email: 'nina@example.org', secret: 'playbill-demo' };

type Play = NonNullable<FieldStory['play']>;
type World = StoryCheck;

/** A form that submits a captcha token, as the application's forms do. */
function checked(
  play: (given: Parameters<Play>[0], world: World) => Promise<void>,
  {
    receive = async () => ({ ok: true, message: 'Sent' }),
    globals = {},
  }: { receive?: Send; globals?: FieldStory['globals'] } = {},
): FieldStory {
  const world = handedIn().createCheck();
  return {
    ...formStory([email, secret], {
      initial: { values: { email: typed.email } },
      check: <CheckLine state={world.state} onRetry={world.check.start} />,
      send: async (post) => {
        await world.check.token();
        return receive(post);
      },
    }),
    globals,
    play: async (given) => {
      await given.userEvent.type(
        given.canvasElement.querySelector('input[type="password"]') as HTMLInputElement,
        typed.secret,
      );
      await play(given, world);
    },
  };
}

/** A form submitted before its check is done waits for it, without a second click. */
export const FormSubmittedEarlyWaitsForTheCaptcha = checked(async ({ canvas, canvasElement, userEvent }, { hold }) => {
  const release = hold();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await canvas.findByText('Verifying that you’re human…');
  expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  expect(canvas.queryByText('Sent')).toBeNull();
  release();
  await canvas.findByText('Sent');
});

const refusedOnce = fn();
/** If the server rejects the check, input is kept and the next submit succeeds. */
export const RejectedCaptchaKeepsTheInput: FieldStory = {
  ...checked(
    async ({ canvas, userEvent }) => {
      const send = canvas.getByRole('button', { name: 'Send' });
      await userEvent.click(send);
      await canvas.findByText('We couldn’t verify that you’re human. Try again.');
      expect(canvas.getByLabelText('Email')).toHaveValue(typed.email);
      expect(canvas.getByLabelText('Password')).toHaveValue(typed.secret);
      await userEvent.click(send);
      await canvas.findByText('Sent');
    },
    {
      receive: async () => refusedOnce() ?? { ok: false, message: 'We couldn’t verify that you’re human. Try again.' },
    },
  ),
  beforeEach: () => {
    refusedOnce.mockReset().mockReturnValueOnce(undefined).mockReturnValue({ ok: true, message: 'Sent' });
  },
};

const cannotBeHad = async ({ canvas, canvasElement }: Parameters<Play>[0], { check, takeAway, giveBack }: World) => {
  takeAway();
  check.start();
  await waitFor(() => expect(canvasElement.querySelector('[data-check]')).toHaveAttribute('data-check', 'failed'));
  giveBack();
  const [retry] = canvas.getAllByRole('button').filter((one) => one.closest('[data-check]'));
  return retry;
};

/** A check that fails to load shows an error; a retry works. */
export const CaptchaThatFailsToLoadCanBeRetried = checked(async (given, world) => {
  const { canvas, userEvent } = given;
  expect(world.state.value).toBe('idle');
  const retry = await cannotBeHad(given, world);
  expect(canvas.getByText('We couldn’t verify that you’re human.')).toHaveAttribute('role', 'status');
  expect(retry).toHaveTextContent('Try again');
  if (retry) await userEvent.click(retry);
  await canvas.findByText('Verified. You’re human.');
});
export const CaptchaThatFailsToLoadFitsTheNarrowestWindowRightToLeft = checked(
  async (given, world) => {
    await cannotBeHad(given, world);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  { globals: { locale: 'ar', viewport: { value: 'narrowest' } } },
);
