import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { loadKinds, StoryPage } from '../../tests/support/stories/page-story.tsx';
import { StoryFrame } from '../../tests/support/stories/story-frame.tsx';

export default { title: 'renderers/theme' };

const page = [{ $type: 'hero', attributes: { title: 'The same page', background: {} } }];

/** A page with a button that switches from one realm's theme to another's. */
function Turned() {
  const [realm, setRealm] = useState<'apex' | 'lumen'>('apex');
  return (
    <StoryFrame realm={realm} locale="en_US">
      <StoryPage elements={page} name="theme" />
      <button type="button" onClick={() => setRealm('lumen')}>
        Other theme
      </button>
    </StoryFrame>
  );
}

/** Reads the styles that most visibly differ between realms. */
function look() {
  const { documentElement, body } = document;
  const title = getComputedStyle(document.querySelector('main h1') ?? body);
  return {
    letters: getComputedStyle(body).fontFamily,
    background: documentElement.computedStyleMap().get('background-color')?.toString(),
    titleLetters: title.fontFamily,
    titleCase: title.textTransform,
    hero: documentElement.dataset['hero'],
    cards: documentElement.dataset['cardStyle'],
  };
}

// The story's page frame is nested in the page frame of all stories, which breaks these landmark rules of the
// accessibility check.
const nested = ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'];

export const SamePageLooksDifferentInTheThemesOfTwoRealms: StoryObj = {
  tags: ['@realm-03'],
  parameters: { a11y: { config: { rules: nested.map((id) => ({ id, enabled: false })) } } },
  loaders: [loadKinds(page)],
  render: () => <Turned />,
  play: async ({ canvas, userEvent }) => {
    const apex = look();
    await userEvent.click(canvas.getByRole('button', { name: 'Other theme' }));
    await waitFor(() => expect(look().hero).not.toBe(apex.hero));
    const lumen: Record<string, unknown> = look();
    for (const [what, value] of Object.entries(apex)) await expect(lumen[what], what).not.toBe(value);
  },
};
