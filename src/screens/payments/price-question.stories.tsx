import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { BillingPort, PlanChangeResult } from '#renderers/ports/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import {
  createCardList,
  createFakeBilling,
  createHistory,
  createPlan,
  createPriceQuestion,
} from '../../../tests/support/stories/fake-billing.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft } from '../../../tests/support/stories/narrow.ts';
import { PaymentsScreen } from './payments-screen.tsx';

/** The question about a new price of a plan, on the payments page. */
export default { title: 'screens/payments/price-question', tags: ['@lic-04'], parameters: { plurals: true } };

const DAY_MS = 24 * 60 * 60 * 1000;
/** The story's clock is that of the machine. */
const renewsAt = Date.now() + 20 * DAY_MS;

type Question = NonNullable<LicenceStatus['priceMigration']>;
const asked = (question: Partial<Question> = {}, more: Partial<LicenceStatus> = {}) =>
  createPlan('Apex monthly', {
    expiryTimestamp: renewsAt,
    priceMigration: createPriceQuestion(renewsAt, question),
    ...more,
  });

interface Options {
  plan?: LicenceStatus;
  port?: Partial<BillingPort>;
  globals?: NonNullable<StoryObj['globals']>;
}
type Play = NonNullable<StoryObj['play']>;

const story = (play: Play, { plan = asked(), port, globals = {} }: Options = {}): StoryObj => ({
  globals,
  render: () => (
    <PaymentsScreen
      brand="Apex"
      nav={null}
      port={createFakeBilling(createCardList(), port, [plan])}
      links={{
        plans: '/purchase',
        getChangeHref: (licenceId) => `/payment-update/${licenceId}`,
        getCheckoutHref: (licenceId) => `/payment/${licenceId}`,
        redeem: '/redeem',
        getInvoiceHref: (number) => `/account/payments/${number}`,
      }}
      plans={[plan]}
      gifts={[]}
      cards={createCardList()}
      history={createHistory([])}
    />
  ),
  play,
});
const findQuestion = async ({ canvas }: Parameters<Play>[0]) =>
  within(await canvas.findByRole('region', { name: 'New price' }));

export const PlanIsKeptAtItsNewPrice = story(async (context) => {
  const question = await findQuestion(context);
  expect(
    question.getByText(/^From \w+ \d+, \d{4} on, this plan costs .€12\.99. per month instead of .€9\.99.\.$/),
  ).toBeVisible();
  expect(
    question.getByText(
      'If you don’t answer by then, the plan ends on that day, and you won’t be charged again. You can’t pause the plan until then.',
    ),
  ).toBeVisible();
  const keep = question.getByRole('button', { name: /^Keep for .€12\.99.$/ });
  expect(keep).toHaveAccessibleDescription('Apex monthly');
  await context.userEvent.click(keep);
  expect(await context.canvas.findByText(/^You keep .Apex monthly. at the new price\.$/)).toHaveFocus();
  expect(
    question.getByText(/^You keep the plan at the new price\. You can change your answer until then\./),
  ).toBeVisible();
  expect(question.queryByRole('button', { name: /^Keep for/ })).toBeNull();
});

export const PlanIsLeftAfterAQuestionAndKeptAgain = story(async (context) => {
  const { canvas, userEvent } = context;
  const question = await findQuestion(context);
  await userEvent.click(question.getByRole('button', { name: 'Don’t keep' }));
  const dialog = within(await canvas.findByRole('dialog', { name: /^Don’t keep .Apex monthly.\?$/ }));
  expect(
    dialog.getByText(
      /^It won’t renew, and you won’t be charged again\. You can watch until .* You can change your answer until then\.$/,
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the plan' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Don’t keep' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Don’t keep' }));
  expect(await canvas.findByText(/^.Apex monthly. won’t renew\.$/)).toHaveFocus();
  expect(canvas.getByText(/^Expires on /)).toBeVisible();
  expect(
    question.getByText(/^You don’t keep the plan at the new price\. You can change your answer until \w+ \d+/),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: /^Keep for/ }));
  await waitFor(() => expect(canvas.getByText(/^.?Renews monthly/)).toBeVisible());
});

export const PlanThatContinuesWithoutAnAnswerSaysSo = story(
  async (context) =>
    expect(
      (await findQuestion(context)).getByText('If you don’t answer by then, the plan continues at the new price.'),
    ).toBeVisible(),
  { plan: asked({ withoutAnswer: 'CONTINUE' }, { status: 'TRIAL_ACTIVE' }) },
);

const answerPrice = fn<BillingPort['answerPrice']>();
export const DoubleClickAnswersOnce = story(
  async (context) => {
    const { promise, resolve } = Promise.withResolvers<PlanChangeResult>();
    answerPrice.mockReset().mockReturnValue(promise);
    await context.userEvent.dblClick((await findQuestion(context)).getByRole('button', { name: /^Keep for/ }));
    resolve({ ok: true });
    expect(await context.canvas.findByText(/^You keep .Apex monthly. at the new price\.$/)).toHaveFocus();
    expect(answerPrice.mock.calls).toEqual([[1, 'CONTINUE']]);
  },
  { port: { answerPrice: (...request) => answerPrice(...request) } },
);
export const AnswerIsOnItsWay = story(
  async (context) => {
    const question = await findQuestion(context);
    await context.userEvent.click(question.getByRole('button', { name: /^Keep for/ }));
    for (const button of question.getAllByRole('button')) expect(button).toHaveAttribute('aria-disabled', 'true');
  },
  { port: { answerPrice: () => new Promise<never>(() => undefined) } },
);
export const AnswerThatComesTooLateSaysSo = story(
  async (context) => {
    await context.userEvent.click((await findQuestion(context)).getByRole('button', { name: /^Keep for/ }));
    expect(await context.canvas.findByText('It’s too late to change this answer.')).toBeVisible();
  },
  { port: { answerPrice: async () => ({ ok: false, labels: ['planPriceTooLate'] }) } },
);
export const QuestionThatIsOverIsLeftOut = story(
  async ({ canvas }) => {
    await canvas.findByText(/^Renews monthly/);
    expect(canvas.queryByRole('region', { name: 'New price' })).toBeNull();
  },
  { plan: asked({ answerBy: Date.now() - DAY_MS }) },
);
export const QuestionInOtherRealm = story(async (context) => void (await findQuestion(context)), {
  globals: { realm: 'lumen' },
});
export const QuestionInANarrowWindow = story(
  async (context) => {
    await findQuestion(context);
    await expectNoOverflow();
  },
  { globals: narrowest },
);
export const QuestionInANarrowWindowRightToLeft = story(
  async ({ canvas }) => {
    expect(await canvas.findByRole('region', { name: 'سعر جديد' })).toBeVisible();
    await expectNoOverflow();
  },
  { globals: narrowestRightToLeft },
);
