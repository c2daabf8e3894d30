import { signal } from '@preact/signals-react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { OpenDocument } from '../model/open-document.ts';
import { ScheduleLine } from './schedule-line.tsx';

const onChange = fn();
const onCancelled = fn();
const unschedule = fn<() => Promise<boolean>>();

export default {
  title: 'studio/schedule line',
  parameters: { studio: true, layout: 'fullscreen' },
  tags: ['@edit-05'],
};

interface Options {
  /** Revision of the newest draft. The scheduled publication is of revision 3. */
  draft: number;
  refusal?: { messages: string[]; diagnostics: unknown[] };
}

const story = (play: NonNullable<StoryObj['play']>, { draft, refusal }: Options): StoryObj => ({
  beforeEach: () => {
    onChange.mockClear();
    onCancelled.mockClear();
    unschedule.mockReset().mockResolvedValue(true);
  },
  render: () => (
    <main>
      <ScheduleLine
        document={
          {
            schedule: signal({ at: '2027-01-31T12:00:00Z', scheduledBy: 'Edda', revision: 3, refusal }),
            draft: signal({ revision: draft }),
            busy: signal(undefined),
            isUnpublished: signal(true),
            unschedule,
          } as unknown as OpenDocument
        }
        onChange={onChange}
        onCancelled={onCancelled}
      />
    </main>
  ),
  play,
});
const press = (name: string) => screen.getByRole('button', { name });

export const ScheduledPublicationIsChangedOrCancelled = story(
  async ({ userEvent }) => {
    screen.getByText(/^To be published on/);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(press('Change time …'));
    expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(press('Do not publish'));
    await waitFor(() => expect(onCancelled).toHaveBeenCalledTimes(1));
  },
  { draft: 3 },
);

/** If the server rejects the cancellation, the schedule stays. */
export const FailedCancellationShowsAnError = story(
  async ({ userEvent }) => {
    unschedule.mockResolvedValue(false);
    await userEvent.click(press('Do not publish'));
    await waitFor(() => expect(unschedule).toHaveBeenCalledTimes(1));
    expect(onCancelled).not.toHaveBeenCalled();
  },
  { draft: 3 },
);

/** A newer draft was saved after scheduling, so the scheduled one will not be published. */
export const ScheduledDraftIsNoLongerTheNewest = story(
  async () => {
    expect(screen.getByRole('alert')).toHaveTextContent(/^Nothing will be published on/);
    screen.getByRole('button', { name: 'Schedule this …' });
  },
  { draft: 4 },
);

/** The scheduled time has passed, but the draft was not published, because the document had changed. */
export const FailedScheduledPublicationShowsTheReason = story(
  async ({ userEvent }) => {
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not published on/);
    expect(screen.getByRole('alert')).toHaveTextContent('has changed this document in between');
    await userEvent.click(press('Dismiss'));
    await waitFor(() => expect(onCancelled).toHaveBeenCalledTimes(1));
  },
  { draft: 4, refusal: { messages: ['Otto has changed this document in between'], diagnostics: [] } },
);
