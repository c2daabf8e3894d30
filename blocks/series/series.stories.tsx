import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import schema from '#schemas/blocks/series.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('series', schema);
export default { title: 'blocks/series' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const many = (seriesId: number, items: unknown[]) =>
  pageStory([
    {
      $type: 'series',
      $zone: 'header',
      attributes: {
        seasonId: 3031,
        series: { seriesId, title: 'The Long Run' },
        seasons: { items, paging: { moreDataAvailable: true } },
      },
    },
  ]);

/**
 * If the definition names the current season but contains no list of seasons, the seasons around it are fetched, and
 * those without episodes are left out.
 */
export const SeasonsAreLoadedAfterThePage: StoryObj = {
  ...many(2900, []),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Season \d+$/ });
    await expect(links[0]).toHaveTextContent('Season 6');
    await expect(canvas.queryByText('Season 8')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Earlier seasons' })).toBeInTheDocument();
  },
};

export const FailedSeasonsShowAnError: StoryObj = {
  ...many(404, []),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load the seasons'),
};

/** On phones the seasons are a list that opens, closes on Escape and returns the focus. */
export const SeasonsAreADropdownListOnPhones: StoryObj = {
  ...example(1),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const [opener] = canvas.getAllByText('The Attic').filter((node) => node.closest('summary'));
    const list = opener?.closest('details');
    await userEvent.click(opener as HTMLElement);
    await expect(list).toHaveAttribute('open');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/First Floor/);
    await userEvent.keyboard('{Escape}');
    await expect(list).not.toHaveAttribute('open');
    await expect(list?.querySelector('summary')).toHaveFocus();
  },
};
