import type { StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Send } from '#renderers/form/use-form.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { handedIn } from '../../../tests/support/stories/handed-in.ts';
import { expectNoOverflow, narrowestRightToLeft, unbroken } from '../../../tests/support/stories/narrow.ts';
import { AgreementsScreen } from './agreements-screen.tsx';

export default { title: 'screens/account/agreements', tags: ['@acct-05'] };

type Props = ComponentProps<typeof AgreementsScreen>;
const letters: ConsentTerm = {
  fieldName: 'news',
  fieldType: 'BINARY_CHOICE',
  label: 'Letters',
  text: 'Send me a letter every month.',
  required: false,
};
const agreed = [{ name: 'terms', label: 'Terms of use', text: '<p>Be kind.</p>', at: Date.parse('2026-07-11') }];
const send = fn<Send>();

/** The screen as its route renders it, including the number of saves. */
function Saving(props: Partial<Props>) {
  const [saves, setSaves] = useState(0);
  return (
    <AgreementsScreen
      brand="Apex"
      agreed={agreed}
      changed={undefined}
      saves={saves}
      nav={null}
      terms={[letters]}
      registry={handedIn().fields}
      initial={undefined}
      {...props}
      send={async (post) => {
        const answer = await send(post);
        if (answer.ok) setSaves(saves + 1);
        return answer;
      }}
    />
  );
}
const story = (
  play: NonNullable<StoryObj['play']>,
  { globals = {}, ...more }: Partial<Props> & { globals?: NonNullable<StoryObj['globals']> } = {},
): StoryObj => ({
  globals,
  beforeEach: () => void send.mockReset().mockResolvedValue({ ok: true }),
  render: () => <Saving {...more} />,
  play,
});

/** Accepted terms show their date of acceptance. A choice that could not be saved stays as the user set it. */
export const ConsentIsSavedOnRetryAfterAFailure = story(async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'Terms of use' })).toHaveTextContent(/Agreed on \w+ \d+, 2026/);
  expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  send.mockResolvedValueOnce({ ok: false, message: 'That didn’t work. Try again.' });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Letters' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await canvas.findByText('That didn’t work. Try again.');
  expect(canvas.getByRole('checkbox', { name: 'Letters' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(canvas.getByText('Your choices have been saved.')).toHaveFocus());
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ consentAnswers: [{ promptField: 'news', answer: true }] }),
  );
});

/** Consent to an earlier version does not count, and the screen says so. */
export const ConsentToAnEarlierVersionIsShownAsOutdated = story(
  async ({ canvas }) =>
    void canvas.getByText(/^Changed since you agreed on .*, so your answer no longer applies: Letters\.$/),
  { changed: { terms: ['Letters'], since: Date.parse('2026-07-11') } },
);

export const NoSectionWithoutConsentTerms = story(
  async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
  {
    agreed: [],
    terms: [],
  },
);

export const LongWordsFitTheNarrowestWindowRightToLeft = story(expectNoOverflow, {
  globals: narrowestRightToLeft,
  agreed: [{ name: 'terms', label: unbroken, text: `<p>${unbroken}</p>`, at: Date.parse('2026-07-11') }],
  terms: [{ ...letters, label: unbroken, text: unbroken }],
});
