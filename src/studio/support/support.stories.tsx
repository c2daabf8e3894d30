import type { StoryObj } from '@storybook/react-vite';
import { SWRConfig } from 'swr';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { SupportAct, SupportCommerce } from '#schemas/wire/commerce/support.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { studioApi } from '../story-support.tsx';
import { SupportDesk } from './support-desk.tsx';

const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const AT = Date.UTC(2026, 10, 1, 12);

const account: SupportCommerce['account'] = {
  id: 'nina',
  name: 'Nina New',
  email: 'nina@playbill.test',
  createdAt: AT,
  isOpen: true,
};
const colleague = { ...account, id: 'carl', name: 'Carl Colleague', email: 'carl@playbill.test', isOpen: false };

const commerce: SupportCommerce = {
  account: { ...account, deletionAt: AT },
  subscriptions: [
    {
      id: 'subscription',
      licenceId: 1,
      name: 'Monthly pass',
      life: 'ACTIVE',
      renewal: 'AUTO',
      pause: 'NONE',
      purchasedAt: AT,
      paidUntil: AT,
      isEntitled: true,
      paidBy: 'visa 4242',
      canRevoke: true,
      events: [{ kind: 'purchased', at: AT, effectiveAt: AT, by: 'viewer' }],
    },
  ],
  purchases: [
    {
      id: 'purchase',
      name: 'Monthly pass',
      amount: eur(999),
      isPaid: true,
      paidAt: AT,
      invoice: '2026-000001',
      attempts: [
        {
          id: '5f0c0b52-4a0b-4a6f-8d0b-0e3f5a3c9b11',
          provider: 'card',
          method: 'card',
          card: 'visa 4242',
          amount: eur(999),
          state: 'SUCCEEDED',
          reference: 'pay_0123456789abcdef0123456789abcdef',
          createdAt: AT,
          refundable: eur(599),
          refunds: [{ id: 'refund', amount: eur(400), state: 'done', reason: 'STAFF', createdAt: AT }],
          disputes: [{ id: 'dispute', reference: 'dp_1', amount: eur(400), state: 'WON' }],
        },
      ],
      ledger: [
        {
          kind: 'sale',
          provider: 'playbill',
          postedAt: AT,
          lines: [
            { account: 'customer-receivable', amount: eur(999) },
            { account: 'deferred-revenue', amount: eur(-812) },
            { account: 'tax', amount: eur(-187) },
          ],
        },
      ],
      sums: [{ account: 'customer-receivable', amount: eur(999) }],
    },
  ],
};

const acts: SupportAct[] = [
  {
    id: 'one',
    staff: 'Sam',
    act: 'view',
    name: account.name,
    email: account.email,
    reason: '',
    result: 'done',
    at: AT,
  },
  {
    id: 'two',
    staff: 'Sam',
    act: 'refund',
    email: account.email,
    amount: eur(400),
    reason: 'Ticket 7',
    result: 'done',
    at: AT,
  },
];

const problem = (status: number, code: 'CONFLICT' | 'STEP_REQUIRED' | 'SERVICE_UNAVAILABLE', more: object = {}) =>
  new ProblemError({ status, code, messages: [], requestId: 'story', ...more });

const find = fn();
const load = fn();
const listActs = fn();
const refund = fn();
const revoke = fn();
const receipt = fn();
const prove = fn();
const add = fn();
const api = studioApi({
  'GET /api/v2/support/accounts': () => find(),
  'GET /api/v2/support/accounts/{id}/commerce': () => load(),
  'GET /api/v2/support/acts': () => listActs(),
  'POST /api/v2/support/accounts/{id}/refunds': (body) => refund(body),
  'POST /api/v2/support/accounts/{id}/revocations': (body) => revoke(body),
  'POST /api/v2/support/accounts/{id}/receipts': (body) => receipt(body),
});

export default {
  title: 'studio/support',
  parameters: { studio: true, layout: 'fullscreen' },
  tags: ['@pay-11'],
};

const desk = (play: NonNullable<StoryObj['play']>, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    find.mockReset().mockReturnValue({ accounts: [account, colleague] });
    load.mockReset().mockReturnValue(commerce);
    listActs.mockReset().mockReturnValue({ acts, paging: { moreDataAvailable: false } });
    refund.mockReset().mockReturnValue({ id: 'refund', state: 'done', amount: eur(599) });
    revoke.mockReset();
    receipt.mockReset();
    prove.mockReset().mockResolvedValue('done');
    add.mockReset().mockResolvedValue('done');
  },
  render: () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SupportDesk api={api} proof={{ prove, add }} onSignedOut={() => false} />
    </SWRConfig>
  ),
  play,
});

type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

async function openAccount(user: User) {
  await user.type(screen.getByLabelText('Find an account'), 'nina@playbill.test');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: `Open ${account.email}` }));
  await screen.findByRole('heading', { name: 'Nina New' });
}
const dialog = () => screen.getByRole('dialog');

/** An account is found, its licences, payments and ledger are shown, and accounts of colleagues cannot be opened. */
export const AccountIsFoundAndShown = desk(async ({ userEvent }) => {
  await openAccount(userEvent);
  expect(screen.getByText('2 accounts were found.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Open carl/ })).toBeNull();
  expect(screen.getByText(/ACTIVE · gives access now · until .* · renews with visa 4242/)).toBeVisible();
  expect(screen.getByText(/Refund of €4.00: done · Dispute of €4.00: WON · €5.99 can be refunded/)).toBeVisible();
  await userEvent.click(screen.getByText('Ledger'));
  expect(within(screen.getByRole('region', { name: 'Ledger of Monthly pass' })).getAllByRole('row')).toHaveLength(5);
  expect(within(screen.getByRole('region', { name: 'Latest acts' })).getByText(/€4.00 · Ticket 7/)).toBeVisible();
});

/** A refund needs a valid amount and a reason; the result is announced and the focus is kept. */
export const RefundAsksForAmountAndReason = desk(async ({ userEvent }) => {
  await openAccount(userEvent);
  await userEvent.click(screen.getByRole('button', { name: 'Refund … Monthly pass' }));
  const amount = within(dialog()).getByLabelText(/^Amount \(EUR\)/);
  expect(amount).toHaveValue('5.99');
  await userEvent.clear(amount);
  await userEvent.type(amount, '7');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Refund' }));
  expect(screen.getByText('Type an amount of at most €5.99.')).toBeVisible();
  expect(amount).toHaveFocus();
  await userEvent.clear(amount);
  await userEvent.type(amount, '2,50');
  await userEvent.type(within(dialog()).getByLabelText(/^Reason/), 'Ticket 7');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.getByText('€5.99 was refunded.')).toBeVisible());
  expect(refund).toHaveBeenCalledOnce();
  expect(refund).toHaveBeenCalledWith(
    expect.objectContaining({ amount: eur(250), reason: 'Ticket 7', keepsAccess: false }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Nina New' })).toHaveFocus();
  expect(listActs.mock.calls.length).toBeGreaterThan(1);
});

/** A double click sends one request, and a refusal by the server is shown in the dialog. */
export const DoubleClickSendsOnce = desk(async ({ userEvent }) => {
  const answer = Promise.withResolvers<never>();
  revoke.mockReturnValue(answer.promise);
  await openAccount(userEvent);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke … Monthly pass' }));
  await userEvent.type(within(dialog()).getByLabelText(/^Reason/), 'Fraud');
  await userEvent.dblClick(within(dialog()).getByRole('button', { name: 'Revoke' }));
  expect(within(dialog()).getByRole('button', { name: 'Working …' })).toBeVisible();
  expect(revoke).toHaveBeenCalledOnce();
  answer.reject(problem(409, 'CONFLICT', { messages: ['The licence has not begun.'] }));
  await waitFor(() => expect(screen.getByText(/The licence has not begun\./)).toBeVisible());
  expect(within(dialog()).getByLabelText(/^Reason/)).toHaveValue('Fraud');
});

/** The server asks for a second factor: a passkey is added with the password, proves it, and the act goes on. */
export const SecondFactorIsAskedFor = desk(async ({ userEvent }) => {
  const step = problem(428, 'STEP_REQUIRED', { details: { step: 'secondFactor' } });
  receipt.mockImplementationOnce(() => {
    throw step;
  });
  prove.mockResolvedValueOnce('given-up');
  await openAccount(userEvent);
  await userEvent.click(screen.getByRole('button', { name: 'Send receipt … Monthly pass' }));
  await userEvent.type(within(dialog()).getByLabelText(/^Reason/), 'Lost mail');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Send' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use passkey' }));
  await waitFor(() => expect(screen.getByText('No passkey was used. Try again, or add one.')).toBeVisible());
  await userEvent.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  await waitFor(() => expect(screen.getByText('The passkey was added. Use it now.')).toBeVisible());
  expect(add).toHaveBeenCalledWith('a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Use passkey' }));
  await waitFor(() => expect(screen.getByText('The receipt was sent.')).toBeVisible());
  expect(receipt).toHaveBeenCalledTimes(2);
});

/** Nothing is found, and nothing was done yet. */
export const NothingIsFound = desk(async ({ userEvent }) => {
  find.mockReturnValue({ accounts: [] });
  await userEvent.type(screen.getByLabelText('Find an account'), 'unknown@playbill.test{Enter}');
  await waitFor(() => expect(screen.getByText(/No account was found/)).toBeVisible());
});

/** The server does not answer: the search, the account and the acts say so, and can be tried again. */
export const ServerDoesNotAnswer = desk(async ({ userEvent }) => {
  load.mockRejectedValueOnce(problem(503, 'SERVICE_UNAVAILABLE'));
  await userEvent.type(screen.getByLabelText('Find an account'), 'nina@playbill.test{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: `Open ${account.email}` }));
  await waitFor(() => expect(screen.getByText(/The server does not answer/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Nina New' });
});

/** On a phone only the ledger scrolls sideways. */
export const SupportFitsAPhone = desk(
  async ({ userEvent }) => {
    await openAccount(userEvent);
    await userEvent.click(screen.getByText('Ledger'));
    for (const one of [document.documentElement, screen.getByRole('main')])
      expect(one.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const region = screen.getByRole('region', { name: 'Ledger of Monthly pass' });
    expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.focus();
    expect(region).toHaveFocus();
  },
  { viewport: { value: 'phone' } },
);
