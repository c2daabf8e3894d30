import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Impersonation } from '#schemas/wire/identity/impersonation.ts';
import type { SubmitOutcome } from '../account/submit.ts';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { SupportScreen } from './support-screen.tsx';

const ask = fn<(email: string, reason: string) => Promise<SubmitOutcome>>();
const end = fn<() => Promise<SubmitOutcome>>();

export default {
  title: 'screens/support',
  tags: ['@auth-15'],
  beforeEach: () => {
    ask.mockReset().mockResolvedValue('done');
    end.mockReset().mockResolvedValue('done');
  },
};

const looked = {
  id: 1,
  name: 'Nina Newcomer',
  email: 'nina@playbill.test',
  staff: 'Sam Support',
  reason: 'Ticket 7: nothing plays',
  begunAt: Date.parse('2026-12-05T20:00:00Z'),
  endedAt: Date.parse('2026-12-05T20:10:00Z'),
  writes: [
    { call: 'PUT /api/v2/favourite/vods/{id}', count: 1 },
    { call: 'POST /api/v2/logout', count: 1 },
  ],
} as unknown as Impersonation;

const screenOf = (impersonations: readonly Impersonation[]) => () => (
  <SupportScreen brand="Apex" nav={null} dialog={null} impersonations={impersonations} ask={ask} />
);

/** Submitting the empty form asks for the account and for a reason. */
export const EmptyRequestAsksForAccountAndReason: StoryObj = {
  render: screenOf([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Enter the account’s email.');
    const address = canvas.getByRole('textbox', { name: 'Email of the account' });
    await waitFor(() => expect(address).toHaveFocus());
    expect(address).toHaveAttribute('aria-invalid', 'true');
    expect(ask).not.toHaveBeenCalled();
    await userEvent.type(address, 'nina@playbill.test');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Ticket 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(ask).toHaveBeenCalledWith('nina@playbill.test', 'Ticket 7'));
  },
};

export const AuditListShowsTheViewedAccounts: StoryObj = {
  render: screenOf([looked]),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    for (const words of ['nina@playbill.test', 'Sam Support: Ticket 7', 'PUT /api/v2/favourite/vods/{id} × 1'])
      expect(first).toHaveTextContent(words);
  },
};

export const AuditListShowsADeletedAccount: StoryObj = {
  render: screenOf([{ ...looked, name: undefined, email: undefined, reason: '' }]),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    for (const words of ['Deleted account', 'Sam Support', 'PUT /api/v2/favourite/vods/{id} × 1'])
      expect(first).toHaveTextContent(words);
    expect(first).not.toHaveTextContent('Sam Support:');
  },
};

/** If the server is unavailable, the banner stays and the next click ends the impersonation. */
export const BannerStaysIfEndingTheSupportViewFails: StoryObj = {
  render: () => <ImpersonationBanner name="Nina Newcomer" endsAt={Date.parse('2026-12-05T20:30:00Z')} end={end} />,
  play: async ({ canvas, userEvent }) => {
    end.mockResolvedValueOnce({ message: 'The server cannot be reached.', fields: {} });
    await waitFor(() => expect(canvas.getByText(/^Viewing as Nina Newcomer until \d/)).toBeVisible());
    const button = canvas.getByRole('button', { name: 'Stop viewing' });
    await userEvent.click(button);
    await canvas.findByText('The server cannot be reached.');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(button);
    await waitFor(() => expect(end).toHaveBeenCalledTimes(2));
  },
};

export const SupportPageFitsAPhoneRightToLeft: StoryObj = {
  globals: { locale: 'ar', viewport: { value: 'phone' } },
  render: () => (
    <>
      {screenOf([looked])()}
      <ImpersonationBanner name="Nina Newcomer" endsAt={Date.parse('2026-12-05T20:30:00Z')} end={end} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
