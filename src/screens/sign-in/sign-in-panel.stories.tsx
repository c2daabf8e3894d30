import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { preloadForm } from '#renderers/form/preload-form.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { handedIn } from '../../../tests/support/stories/handed-in.ts';
import { holdTimers } from '../../../tests/support/stories/held-timers.ts';
import { SignInPanel } from './sign-in-panel.tsx';

const form = {
  version: '1.0',
  title: 'Sign in',
  submitLabel: 'Sign in',
  fields: [
    {
      id: 'id',
      type: 'email',
      label: 'Email',
      required: true,
      messages: { required: 'pleaseProvideYourEmail', invalid: 'pleaseProvideValidEmail' },
    },
    { id: 'secret', type: 'password', label: 'Password', required: true, messages: {} },
  ],
};
const wrong = 'Wrong email or password. Check both and try again.';
const send: Send = async () => ({ ok: false, message: wrong });

export default { title: 'screens/sign-in', tags: ['@auth-02'] };

type Play = NonNullable<StoryObj['play']>;
const panel = (play: Play, globals: StoryObj['globals'] = {}, shown: unknown = form): StoryObj => ({
  globals,
  loaders: [async () => ({ failures: await preloadForm(handedIn().fields, form) })],
  render: () => (
    <SignInPanel
      form={shown}
      registry={handedIn().fields}
      send={send}
      emptyLabel="emptyInputs"
      ways={[{ question: 'New here?', answer: 'Sign up', href: '/signup' }]}
      first={null}
      onClose={fn()}
    />
  ),
  play,
});
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Sign in' });

/** A wrong password shows a single message and keeps the input. */
export const WrongPasswordShowsOneMessageAndKeepsTheInput = panel(async ({ userEvent }) => {
  await userEvent.type(await email(), 'nina@example.org');
  await userEvent.type(password(), 'not the password');
  await userEvent.click(submit());
  await screen.findByText(wrong);
  expect(await email()).toHaveValue('nina@example.org');
});

/** An empty form shows one message; a single wrong field shows an error and gets the focus. */
export const EmptyFormAndWrongFieldShowErrors = panel(async ({ userEvent }) => {
  await waitFor(async () => expect(await email()).toHaveFocus());
  await userEvent.click(submit());
  await screen.findByText('Enter your email and password.');
  await userEvent.type(await email(), 'no address');
  await userEvent.type(password(), 'x');
  await userEvent.click(submit());
  await waitFor(async () => expect(await email()).toHaveFocus());
  expect(await email()).toHaveAttribute('aria-invalid', 'true');
  expect(await email()).toHaveAccessibleDescription('Enter a valid email, such as name@example.com.');
  await userEvent.type(await email(), 'n');
  expect(await email()).toHaveAttribute('aria-invalid', 'false');
});

/** The password is shown while the eye button is pressed, and hidden 300 ms after release. */
export const PasswordShownWhileTheEyeIsHeld = panel(async ({ userEvent }) => {
  await email();
  await userEvent.type(password(), 'secret');
  const timers = holdTimers(300);
  try {
    const eye = screen.getByRole('button', { name: 'Show password' });
    fireEvent.pointerDown(eye);
    await waitFor(() => expect(password()).toHaveAttribute('type', 'text'));
    fireEvent.pointerUp(eye);
    expect(timers.count()).toBe(1);
    expect(password()).toHaveAttribute('type', 'text');
    timers.run();
    await waitFor(() => expect(password()).toHaveAttribute('type', 'password'));
  } finally {
    timers.release();
  }
});

export const SignInPanelFitsTheNarrowestWindowRightToLeft = panel(
  async () => {
    await email();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  { viewport: { value: 'narrowest' }, locale: 'ar' },
);

/** In a realm without sign-in methods, the panel shows a message and the link to sign-up. */
export const RealmWithoutSignInMethodsShowsAMessage = panel(
  async () => void (await screen.findByRole('link', { name: 'Sign up' })),
  {},
  undefined,
);
