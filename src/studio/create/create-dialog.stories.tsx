import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createLanguage, studioApi } from '../story-support.tsx';
import { ProblemError } from '#services/api/problem-error.ts';
import { CreateDialog } from './create-dialog.tsx';

const language = createLanguage();
const onCreated = fn();
const put = fn();
const api = studioApi({ 'PUT /api/v2/studio/documents/{kind}/{name}/draft': put });

export default {
  title: 'studio/create dialog',
  parameters: { studio: true, layout: 'fullscreen' },
  tags: ['@edit-05'],
};

const dialog = (play: NonNullable<StoryObj['play']>, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    onCreated.mockClear();
    put.mockReset().mockReturnValue({ revision: 1, diagnostics: [] });
  },
  render: () => (
    <main>
      <CreateDialog
        api={api}
        language={language}
        documents={[{ kind: 'page', name: 'home' }]}
        onClose={() => undefined}
        onCreated={onCreated}
      />
    </main>
  ),
  play,
});
const name = () => screen.findByLabelText(/^Name/);
const create = () => screen.getByRole('button', { name: 'Create' });

/** A taken or missing name is rejected; a page starts from an example. */
export const DocumentIsCreatedAfterARejectedName = dialog(async ({ userEvent }) => {
  await userEvent.type(await name(), 'home');
  await userEvent.click(create());
  expect(screen.getByRole('alert')).toHaveTextContent('There is one of this name already.');
  expect(await name()).toHaveFocus();
  await userEvent.clear(await name());
  await userEvent.type(await name(), 'summer!');
  expect(screen.getByRole('alert')).toHaveTextContent('That cannot be its name.');
  await userEvent.clear(await name());
  await userEvent.type(await name(), 'summer');
  await userEvent.selectOptions(screen.getByLabelText('Start from'), 'Example “Classics”');
  await userEvent.click(create());
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith({ kind: 'page', name: 'summer' }));
  expect(put.mock.lastCall?.[0]).toMatchObject({ base: 0, source: expect.stringContaining('Classics') });
});

/** Another editor creates a document with the same name while the dialog is open, so the server rejects it. */
export const NameThatWasTakenMeanwhileShowsAnError = dialog(async ({ userEvent }) => {
  put.mockRejectedValue(new ProblemError({ status: 409, code: 'CONFLICT', messages: [], requestId: 'story' }));
  await userEvent.type(await name(), 'summer');
  await userEvent.click(create());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There is one of this name already.'));
  expect(onCreated).not.toHaveBeenCalled();
});

export const CreateDialogFitsTheNarrowestWindow = dialog(
  async () => {
    await name();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  { viewport: { value: 'narrowest' } },
);
