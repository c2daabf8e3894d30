import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { HeroBlock } from '#schemas/generated/types.ts';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

export default { title: 'blocks/hero/options' };

const picture = '/images/apex/pictures/5001.svg';
const whole: HeroBlock = {
  title: 'Okafor v. Lindqvist',
  tagline: 'Apex 88 · Saturday',
  description: 'Two undefeated champions, one belt, five rounds.',
  background: { imageUrl: picture, gradientBottom: true, gradientLeft: true },
};
const heroWith = (options: Partial<HeroBlock>) => pageStory([{ $type: 'hero', attributes: { ...whole, ...options } }]);

/** Whether an element is visible, not only available to screen readers. */
const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;

/** Horizontal centre of an element within another: 0 at the left edge, 1 at the right. */
function middleIn(element: Element | null, around: Element | null): number {
  const [inner, outer] = [element, around].map((one) => one?.getBoundingClientRect());
  return inner && outer ? (inner.left + inner.width / 2 - outer.left) / outer.width : Number.NaN;
}

/** A picture replaces the title, which becomes its alternative text. */
export const TitleImageReplacesTheTitle: StoryObj = {
  ...heroWith({ titleImage: picture }),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: whole.title ?? '' });
    await expect(heading.querySelector('img')).toBeVisible();
    await expect(heading).toHaveTextContent('');
  },
};

/** The channel's logo is above the texts. */
export const ChannelLogoIsAboveTheTexts: StoryObj = {
  ...heroWith({ channelLogo: picture }),
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('section[data-alignment] > div > img');
    await expect(logo).toBeVisible();
    await expect(logo?.getBoundingClientRect().height).toBeLessThanOrEqual(40);
  },
};

/** Texts that are not displayed stay available to screen readers, except the decorative logo. */
export const HiddenTextsRemainForScreenReaders: StoryObj = {
  ...heroWith({
    channelLogo: picture,
    display: { title: false, tagline: false, description: false, channelLogo: false },
  }),
  play: async ({ canvas, canvasElement }) => {
    for (const text of [whole.title, whole.tagline, whole.description])
      await expect(isSeen(canvas.getByText(text ?? '')), text).toBe(false);
    await expect(canvasElement.querySelector('section[data-alignment] > div > img')).toBeNull();
  },
};

const alignments = [
  ['LEFT', 0, 0.5],
  ['CENTER', 0.49, 0.51],
  ['RIGHT', 0.5, 1],
] as const;

const aligned = (index: 0 | 1 | 2): StoryObj => {
  const [alignment, from, to] = alignments[index];
  return {
    ...heroWith({ alignment }),
    globals: { viewport: { value: 'desktop' } },
    play: async ({ canvasElement }) => {
      const hero = canvasElement.querySelector('section[data-alignment]');
      const content = hero?.querySelector(':scope > div:last-child') ?? null;
      const middle = middleIn(content, hero);
      await expect(middle).toBeGreaterThanOrEqual(from);
      await expect(middle).toBeLessThanOrEqual(to);
      const expected = { LEFT: 'start', CENTER: 'center', RIGHT: 'end' }[alignment];
      await expect(getComputedStyle(content ?? canvasElement).textAlign).toBe(expected);
    },
  };
};

/** Position and alignment of the text block. */
export const HeroTextAlignedLeftIsReadable = aligned(0);
export const HeroTextCentredIsReadable = aligned(1);
export const HeroTextAlignedRightIsReadable = aligned(2);

/** Each gradient is a separate layer at one edge of the picture. */
export const GradientAtTheTopOfThePicture: StoryObj = {
  ...heroWith({ background: { imageUrl: picture, gradientTop: true } }),
  play: async ({ canvasElement }) => {
    const layers = [...canvasElement.querySelectorAll('section[data-alignment] > div:first-child > span')];
    await expect(layers).toHaveLength(1);
    const [layer] = layers;
    const hero = canvasElement.querySelector('section[data-alignment]');
    await expect(layer?.getBoundingClientRect().top).toBe(hero?.getBoundingClientRect().top);
    await expect(getComputedStyle(layer ?? canvasElement).backgroundImage).toContain('linear-gradient');
  },
};

const longWords = (globals: NonNullable<StoryObj['globals']>): StoryObj => ({
  ...pageStory(
    [
      {
        $type: 'hero',
        attributes: {
          ...whole,
          title: unbroken,
          tagline: unbroken,
          description: unbroken,
          tags: [unbroken],
          primaryButton: { type: 'WATCH_NOW', text: unbroken, link: { type: 'VOD', id: 1 } },
        },
      },
    ],
    globals,
  ),
  play: expectNoOverflow,
});
export const LongWordsFitTheNarrowestWindow = longWords(narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = longWords(narrowestRightToLeft);
