import type { StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { encode } from 'uqr';
import { TvAnswerScreen } from './tv-answer-screen.tsx';
import { TvCodeScreen } from './tv-code-screen.tsx';

export default { title: 'screens/tv-login', tags: ['@auth-15'] };

type Play = NonNullable<StoryObj['play']>;
const onAgain = fn();
const onTyped = fn();
const codeAddress = 'http://apex.example/tv-login?code=BCDF-GHJK';

const television = (
  more: Partial<ComponentProps<typeof TvCodeScreen>>,
  play: Play,
  globals: StoryObj['globals'] = {},
): StoryObj => ({
  globals,
  beforeEach: () => void onAgain.mockClear(),
  render: () => (
    <TvCodeScreen
      brand="Apex"
      background={undefined}
      is="waiting"
      pin="BCDF-GHJK"
      address="apex.example/tv-login"
      codeAddress={codeAddress}
      otherHref="/login"
      onAgain={onAgain}
      {...more}
    />
  ),
  play,
});

/** The QR code contains the URL with the code, dark on white in every theme. */
export const TvShowsItsSignInCode = television({}, async ({ canvas, canvasElement }) => {
  canvas.getByText('apex.example/tv-login');
  expect(canvasElement.querySelector('[data-is]')).toHaveTextContent(
    'Waiting for you to approve the sign-in. This page updates automatically.',
  );
  const { data } = encode(codeAddress, { ecc: 'M', border: 4 });
  const dark = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])));
  const qr = canvas.getByRole('img', { name: 'QR code for signing in on your phone' });
  expect(qr.querySelector('rect')).toHaveAttribute('fill', '#ffffff');
  expect(qr.querySelector('path')).toHaveAttribute('fill', '#000000');
  expect(
    qr
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g),
  ).toEqual(dark);
});
export const TvShowsItsSignInCodeInOtherRealm = television({}, async () => undefined, { realm: 'lumen' });
export const TvShowsItsSignInCodeInTheNarrowestWindowRightToLeft = television(
  {},
  async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
  { locale: 'ar', viewport: { value: 'narrowest' } },
);
export const TvWaitsForItsSignInCode = television(
  { is: 'asking', pin: undefined, codeAddress: undefined },
  async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
);
/** Without a network the code stays visible. */
export const TvReportsAMissingNetwork = television({ is: 'away' }, async ({ canvasElement }) => {
  expect(canvasElement.querySelector('[data-is]')).toHaveTextContent('No connection right now.');
  expect(canvasElement.querySelector('[data-code]')).toHaveAttribute('data-code', 'BCDF-GHJK');
});
export const TvReportsADeniedSignIn = television({ is: 'denied' }, async ({ canvas, userEvent }) => {
  canvas.getByRole('heading', { name: 'Sign-in denied' });
  await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }));
  expect(onAgain).toHaveBeenCalled();
});

const answer = (
  more: Partial<ComponentProps<typeof TvAnswerScreen>>,
  play: Play,
  globals: StoryObj['globals'] = {},
): StoryObj => ({
  globals,
  beforeEach: () => void onTyped.mockClear(),
  render: () => (
    <TvAnswerScreen
      brand="Apex"
      background={undefined}
      is="enter"
      asked={undefined}
      isLinked={false}
      typed=""
      isBusy={false}
      fault={undefined}
      homeHref="/"
      onTyped={onTyped}
      onAllow={() => undefined}
      onDeny={() => undefined}
      onAnother={() => undefined}
      {...more}
    />
  ),
  play,
});
const asked = {
  code: 'BCDF-GHJK',
  device: { device: { browser: 'Chrome', system: 'Linux', type: 'desktop' as const }, country: 'GB', expiresIn: 600 },
};

export const UserEntersTheTvsCode = answer({}, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('TV code'), ' bcdf ghjk{Enter}');
  expect(onTyped).toHaveBeenCalledWith(' bcdf ghjk');
});
/** A wrong code shows an error at the field, which keeps its value and gets the focus. */
export const WrongTvCodeShowsAnError = answer(
  { typed: 'BCDF-GHJK', fault: 'That code isn’t right. Check your TV and try again.' },
  async ({ canvas }) => {
    const field = canvas.getByLabelText('TV code');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('BCDF-GHJK');
    expect(field).toHaveAccessibleDescription(/^That code isn’t right/);
    expect(canvas.getByRole('alert')).toHaveTextContent('That code isn’t right.');
  },
);
export const WrongTvCodeFitsTheNarrowestWindowRightToLeft = answer(
  { typed: 'BCDF-GHJK', fault: 'x'.repeat(20) },
  async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
  { locale: 'ar', viewport: { value: 'narrowest' } },
);
export const UserComparesTheCodesBeforeApproval = answer({ is: 'ask', asked }, async ({ canvas }) => {
  canvas.getByText('Make sure your TV shows this code:');
  canvas.getByText('BCDF-GHJK');
  canvas.getByText('Chrome on Linux');
  canvas.getByText('United Kingdom');
});
/** If the code came from a link, the page warns that it may belong to another person's television. */
export const CodeFromALinkShowsAWarning = answer({ is: 'ask', asked, isLinked: true }, async ({ canvas }) => {
  canvas.getByText(/Allow the sign-in only if the TV in front of you shows exactly this code/);
});
