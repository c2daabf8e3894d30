import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PortsProvider, usePorts } from '#renderers/ports/ports.tsx';
import schema from '#schemas/blocks/reviewForm.schema.json';
import { fakeLists } from '../../tests/support/stories/fake-lists.ts';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('reviewForm', schema);
export default { title: 'blocks/reviewForm' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const [first] = schema.examples;
const refused = pageStory([{ $type: 'reviewForm', attributes: { ...first, contentId: 404 } }]);

export const ReviewIsPosted = {
  ...example(0),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Write a review' });
    await userEvent.click(toggle);
    const text = await canvas.findByLabelText('What did you see?');
    // An invalid review is not posted.
    await userEvent.click(canvas.getByRole('button', { name: 'Post review' }));
    await waitFor(() => expect(canvas.getByLabelText('Headline')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(canvas.getByLabelText('Headline'), 'Tuition');
    await userEvent.type(text, 'Fifteen minutes, some of it painful.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post review' }));
    await screen.findByText('Thanks! Your review has been posted.');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    expect(toggle).toHaveFocus();
    // After the review was posted, the form opens empty for the next one.
    await userEvent.click(toggle);
    expect(canvas.getByLabelText('Headline')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Thanks! Your review has been posted.')).toBeNull();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const RejectedReviewShowsAnError = {
  ...refused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await userEvent.type(await canvas.findByLabelText('Headline'), 'Kept');
    await userEvent.type(canvas.getByLabelText('What did you see?'), 'Nothing is lost when it fails.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post review' }));
    await screen.findByText(/We couldn’t post your review/);
    expect(canvas.getByLabelText('What did you see?')).toHaveValue('Nothing is lost when it fails.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const UserWhoMayNotReviewSeesAMessage = {
  ...example(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review Corner Stories' }));
    await waitFor(() => expect(canvas.getByText('You can’t review this right now.')).toBeVisible());
    expect(canvas.queryByLabelText('Your review')).toBeNull();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

function AsGuest({ children }: { children: ReactNode }) {
  const ports = usePorts();
  return <PortsProvider ports={{ ...ports, lists: { ...fakeLists, isGuest: true } }}>{children}</PortsProvider>;
}

/** Guests are asked to sign in before they write a review, because the server would reject a guest's review. */
export const GuestsMustSignInBeforeWriting = {
  ...example(0),
  decorators: [
    (Story) => (
      <AsGuest>
        <Story />
      </AsGuest>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await waitFor(() => expect(canvas.getByText('Sign in to write a review.')).toBeVisible());
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(canvas.queryByLabelText('Headline')).toBeNull();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** Whether loading the form's code fails in the current story. */
let codeIsAway = false;

function WithoutCode({ children }: { children: ReactNode }) {
  const ports = usePorts();
  const forms = () => (codeIsAway ? Promise.reject(new Error('503')) : ports.forms());
  return <PortsProvider ports={{ ...ports, forms }}>{children}</PortsProvider>;
}

export const FailedCodeOfTheFormShowsAnError = {
  ...example(0),
  decorators: [
    (Story) => (
      <WithoutCode>
        <Story />
      </WithoutCode>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    codeIsAway = true;
    const toggle = canvas.getByRole('button', { name: 'Write a review' });
    await userEvent.click(toggle);
    // If the form's code fails to load, a toast reports it, and the button can be pressed again.
    await screen.findByText('Something went wrong. Try again in a moment.');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    codeIsAway = false;
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByLabelText('Headline')).toBeVisible());
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
