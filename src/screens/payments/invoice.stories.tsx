import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Invoice } from '#schemas/wire/commerce/billing.ts';
import { createInvoice } from '../../../tests/support/stories/fake-billing.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { emulatePrint } from '../../../tests/support/stories/real-input.ts';
import { InvoiceScreen } from './invoice-screen.tsx';

export default { title: 'screens/payments/invoice', tags: ['@pay-10'], parameters: { plurals: true } };

const onPrint = fn();

const story = (
  invoice: Partial<Invoice>,
  play: NonNullable<StoryObj['play']>,
  globals: NonNullable<StoryObj['globals']> = {},
): StoryObj => ({
  globals,
  beforeEach: () => void onPrint.mockReset(),
  render: () => (
    <>
      <header>
        <a href="/">The menu</a>
      </header>
      <InvoiceScreen
        brand="Apex"
        nav={<nav aria-label="Account">The account’s pages</nav>}
        invoice={createInvoice(invoice)}
        backHref="/account/payments"
        onPrint={onPrint}
      />
    </>
  ),
  play,
});

export const InvoiceShowsPartiesLinesAndTotals = story({}, async ({ canvas, userEvent }) => {
  const sheet = canvas.getByRole('article');
  expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Invoice .2026-000123.$/);
  expect(sheet).toHaveTextContent(/SellerApex Media LimitedBuyerNina FoxRua das Flores 14050-262 PortoPTnina@example/);
  expect(sheet).toHaveTextContent(/Invoice dateDecember 1, 2026Payment methodVisa •••• 4242/);
  expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Apex monthly1 month€8.1223%€1.87€9.99');
  expect(sheet).toHaveTextContent(/Net€8\.12Tax€1\.87Total€9\.99$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  expect(onPrint).toHaveBeenCalledOnce();
});
export const InvoiceInOtherRealm = story({}, async () => undefined, { realm: 'lumen' });
export const InvoiceRightToLeft = story({}, async () => undefined, { locale: 'ar' });

/** After the deletion of the account, an invoice has no buyer. A purchase for ever has no period. */
export const InvoiceWithoutBuyerAndPeriodOmitsBoth = story(
  { buyer: undefined, lines: createInvoice().lines.map(({ period: _period, ...line }) => line) },
  async ({ canvas }) => {
    expect(canvas.queryByText('Buyer')).toBeNull();
    expect(canvas.queryByRole('columnheader', { name: 'Period' })).toBeNull();
  },
);

const BLACK = 'rgb(0, 0, 0)';

export const PrintedInvoiceIsAloneInBlackOnWhite: StoryObj = {
  ...story({}, async ({ canvas }) => {
    for (const text of ['The menu', 'The account’s pages', 'Print']) expect(canvas.getByText(text)).not.toBeVisible();
    for (const text of ['Apex monthly', 'Seller']) expect(getComputedStyle(canvas.getByText(text)).color).toBe(BLACK);
    expect(canvas.getByText('Apex monthly')).toBeVisible();
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(255, 255, 255)');
  }),
  beforeEach: emulatePrint,
};

const long: Partial<Invoice> = {
  seller: { name: unbroken },
  buyer: { name: unbroken, email: `${unbroken}@example.com`, address: [unbroken] },
};
export const LongWordsFitTheNarrowestWindow = story(long, expectNoOverflow, narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = story(long, expectNoOverflow, narrowestRightToLeft);
