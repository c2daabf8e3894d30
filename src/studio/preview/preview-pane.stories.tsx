import type { StoryObj } from '@storybook/react-vite';
import { signal } from '@preact/signals-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { FromPreview } from '#schemas/wire/authoring/preview.ts';
import { createLanguage, openForStory } from '../story-support.tsx';
import type { Opened } from '../workspace/use-open.ts';
import { PreviewPane } from './preview-pane.tsx';
import { createViews, type Views } from './views.ts';

/** Browsers block this port, so the frames stay empty. The stories send the messages that the pages would send. */
const origin = 'http://localhost:1';
const realm = { id: 'apex', name: 'Apex', languages: ['en_US', 'es_ES', 'ar'], defaultLocale: 'en_US', origin };
const page = (title: string) => JSON.stringify({ version: '1.1', title, elements: [] });
const language = createLanguage();
const ticket = signal<string | undefined>(undefined);

let opened: Opened;
let views: Views;
const onReady = fn();
const onPicked = fn();

export default {
  title: 'studio/preview pane',
  parameters: { studio: true, layout: 'fullscreen' },
  tags: ['@edit-03'],
};

type Play = NonNullable<StoryObj['play']>;
const story = (play: Play, globals: StoryObj['globals'] = {}, tags: string[] = []): StoryObj => ({
  globals,
  tags,
  beforeEach: () => {
    ticket.value = undefined;
    opened = openForStory({ language, published: page('Story') });
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
    views = createViews({ realm, storage, room: innerWidth });
    return () => {
      opened.checks.stop();
      opened.tickets.stop();
    };
  },
  render: () => (
    <main>
      <PreviewPane
        realm={realm}
        document={opened.document}
        checks={opened.checks}
        tickets={{ current: ticket, stop: () => undefined }}
        views={views}
        onReady={onReady}
        onPicked={onPicked}
      />
    </main>
  ),
  play,
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const view = (name: RegExp) => within(screen.getByRole('region', { name: 'Preview' })).getByRole('group', { name });
const frames = () => [...document.querySelectorAll('iframe')];
const frameOf = (name: RegExp) => view(name).querySelector('iframe');
const controls = () => within(screen.getByRole('group', { name: /^View: / }));
/** Sends a message to the pane as if it came from the page in a frame. */
const tell = (message: FromPreview, frame = frames()[0]) =>
  window.dispatchEvent(new MessageEvent('message', { origin, source: frame?.contentWindow ?? null, data: message }));

/** Four views side by side with different languages, audiences, countries, times and widths, none cut off. */
export const FourPreviewViewsFitSideBySide = story(
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Audiences' }));
    await userEvent.click(button('Add a view'));
    expect(frames()).toHaveLength(4);
    expect(button('Add a view')).toBeDisabled();
    // The controls belong to the added view.
    await userEvent.selectOptions(controls().getByLabelText('Language'), 'ar');
    await userEvent.selectOptions(controls().getByLabelText('Width'), '390');
    await userEvent.type(controls().getByRole('combobox', { name: /^Country/ }), 'br');
    const time = controls().getByLabelText('Time');
    fireEvent.change(time, { target: { value: '2027-01-31T20:00' } });
    await waitFor(() => expect(view(/^Phone 390 · Arabic · Guest · BR · 31 Jan/)).toBeVisible());
    expect(frameOf(/^Phone.*Arabic/)?.offsetWidth).toBe(390);
    expect(frameOf(/^Phone.*Arabic/)?.src).toMatch(/lang=ar$/);
    expect(frameOf(/^Desktop.*Signed in/)?.offsetWidth).toBe(1440);
    const pane = screen.getByRole('region', { name: 'Preview' }).getBoundingClientRect();
    for (const frame of frames()) expect(frame.getBoundingClientRect().right).toBeLessThanOrEqual(pane.right + 1);
    await userEvent.click(button(/^Remove the view .* Child/));
    expect(frames()).toHaveLength(3);
  },
  { viewport: { value: 'desktop' } },
);

export const PresetsChangeWidthsAndLanguagesAndReturnToOneView = story(
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Widths' }));
    expect(frames()).toHaveLength(4);
    expect(view(/^TV 2560 · English · Guest/)).toBeVisible();
    await userEvent.click(button('One view'));
    expect(frames()).toHaveLength(1);
    await userEvent.click(button('Languages'));
    expect(frameOf(/^Phone 390 · Arabic · Guest/)?.src).toMatch(/lang=ar$/);
  },
  { viewport: { value: 'phone' } },
);

/** On a narrow screen the views are stacked. */
export const PreviewViewsAreStackedOnNarrowScreens = story(
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a view' }));
    await waitFor(() => {
      const [first, second] = frames().map((frame) => frame.getBoundingClientRect());
      expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(first?.height ?? Number.POSITIVE_INFINITY);
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  { viewport: { value: 'narrowest' } },
);

/** The notice of a blocked navigation survives a renewed ticket and disappears with the next draft. */
export const ClickInThePreviewShowsItsTarget = story(
  async () => {
    await waitFor(() => expect(frames()).toHaveLength(1));
    // The pane drops messages until its frame has loaded.
    await waitFor(() => {
      tell({ playbill: 1, type: 'ready', version: '1', kinds: [] });
      tell({ playbill: 1, type: 'stayed', path: '/events' });
      expect(screen.getByText(/leads to \/events/)).toBeVisible();
    });
    ticket.value = 'late';
    // The pane greets the frame after its load, so the message is repeated until it is accepted.
    await waitFor(() => {
      tell({ playbill: 1, type: 'ready', version: '1', kinds: [] });
      for (const sequence of [1, 2, 3, 4])
        tell({ playbill: 1, type: 'drawn', sequence, diagnostics: [], milliseconds: 12, nodes: [] });
      expect(screen.getByText(/^Drawn in/)).toBeVisible();
    });
    expect(screen.getByText(/leads to \/events/)).toBeVisible();
    opened.document.text.value = page('Another draft');
    await waitFor(() => expect(screen.queryByText(/leads to/)).toBeNull());
  },
  {},
  ['@edit-01'],
);
