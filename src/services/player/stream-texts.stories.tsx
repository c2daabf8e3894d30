import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createStreamTexts } from './stream-texts.ts';

export default { title: 'services/player/stream-texts' };

const channel = {
  id: 1001,
  language: 'en',
  label: undefined,
  isForced: false,
  isDefault: false,
  isForHearingImpaired: true,
};

/** Embedded captions have cues before the viewer selects them. */
export const CuesReceivedBeforeATrackIsSelectedAreShown = {
  tags: ['@play-19'],
  render: () => <p>Cues without a film</p>,
  play: async () => {
    const element = document.createElement('video');
    const texts = createStreamTexts(element);
    const getCues = () => [...element.textTracks].flatMap(({ cues }) => [...(cues ?? [])] as VTTCue[]);
    texts.load([channel]);
    texts.add(channel.id, [new VTTCue(0, 5, 'A door closes.')]);
    texts.show(channel.id);
    // Waits one task: if this were a `<track>` element, the browser would now load its file and lose the cues.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(getCues().map(({ text }) => text)).toEqual(['A door closes.']);
    // A new stream starts without old cues and reuses the track.
    texts.load([{ ...channel, label: 'Other' }]);
    texts.add(channel.id, [new VTTCue(0, 5, 'It opens.')]);
    expect(getCues().map(({ text }) => text)).toEqual(['It opens.']);
    expect(element.textTracks).toHaveLength(1);
  },
} satisfies StoryObj;
