import { expect, waitFor, within } from 'storybook/test';
import schema from '#schemas/blocks/bucket.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { failing } from '../../tests/support/stories/fake-ports.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('bucket', schema);
export default { title: 'blocks/bucket' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

/** A row whose titles load after the page; in the stories it is between two rows whose titles come with the page. */
const late = (bucketId: string, more: object = {}) => ({
  $type: 'bucket',
  attributes: { bucketId, exid: bucketId, name: `Late, ${bucketId}`, type: 'VOD_VIDEO', sectionId: 'stories', ...more },
});
const after = { $type: 'bucket', attributes: schema.examples[0] };
const heightOf = (canvas: HTMLElement, bucketId: string) =>
  canvas.querySelector(`[data-bucket="${bucketId}"]`)?.getBoundingClientRect().height;

export const LoadingRowReservesTheHeightOfItsCards = {
  ...pageStory([late('hangs'), late('comes'), after]),
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('region', { name: 'Late, hangs', busy: true });
    expect(row.querySelectorAll('li')).toHaveLength(7);
    await within(canvas.getByRole('region', { name: 'Late, comes' })).findAllByRole('article');
    expect(canvasElement.querySelectorAll('article')).toHaveLength(6);
    expect(heightOf(canvasElement, 'hangs')).toBe(heightOf(canvasElement, 'comes'));
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const LoadingRowOfPostersIsAccessibleRightToLeft = pageStory(
  [late('hangs', { rowTypeData: { displayPosters: true, rowCount: 2 }, reserve: { count: 4 } }), after],
  rightToLeft,
);

export const FailedRowKeepsItsHeightAndCanBeRetried = {
  ...pageStory([late('fails'), after]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('We couldn’t load this row.');
    const failed = heightOf(canvasElement, 'fails');
    failing.value = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const row = within(canvas.getByRole('region', { name: 'Late, fails' }));
    const card = await row.findByRole('link', { name: /Night of the Southpaws/ });
    expect(card).toHaveFocus();
    expect(heightOf(canvasElement, 'fails')).toBe(failed);
    expect(canvas.queryByText('We couldn’t load this row.')).toBeNull();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

const two = { rowTypeData: { rowCount: 2 } };

export const LoadingRowOfTwoLinesReservesItsHeight = {
  ...pageStory([late('hangs', two), late('fails', two)]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    expect(heightOf(canvasElement, 'fails')).toBe(heightOf(canvasElement, 'hangs'));
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const EmptyResultInViewShowsAMessage = {
  ...pageStory([late('hangs'), late('few', { minItems: 4, emptyDescription: 'Come back on Friday.' }), after]),
  play: async ({ canvas, canvasElement }) => {
    // The empty row must stay, because removing it would move the content below.
    expect(await canvas.findByText('Nothing here right now.')).toBeVisible();
    expect(heightOf(canvasElement, 'few')).toBe(heightOf(canvasElement, 'hangs'));
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** A playlist panel opens below its row; Escape closes it and returns the focus to the card. */
export const PlaylistPanelOpensBelowItsRowAndClosesByEscape = {
  ...pageStory([
    {
      $type: 'bucket',
      attributes: {
        ...schema.examples[0],
        bucketId: 'lists',
        exid: 'lists',
        name: 'Lists',
        type: 'PLAYLIST',
        contentList: [{ id: 4001, title: 'Start here', type: 'PLAYLIST', accessLevel: 'GRANTED', vodCount: 3 }],
        paging: { moreDataAvailable: false },
      },
    },
    after,
  ]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = canvas.getByRole('link', { name: /Start here/ });
    await userEvent.click(card);
    const panel = within(await canvas.findByRole('region', { name: 'Start here' }));
    expect(await panel.findAllByRole('article')).not.toHaveLength(0);
    await waitFor(() => expect(panel.getByRole('button', { name: 'Share' })).toBeVisible());
    // The story's user is signed in; guests have no lists.
    expect(panel.getByRole('button', { name: 'Add to watchlist' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(card).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('[data-playlist]')).toBeNull());
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const CardsInAGridAreAccessible = pageStory([
  { $type: 'bucket', attributes: { ...schema.examples[0], layout: 'GRID' } },
]);

export const EmptyRowIsReplacedByItsFallback = {
  ...pageStory([
    {
      ...late('short', { contentList: [], onEmpty: 'fallback' }),
      fallback: ['separator3d', { $zone: 'list', ...after }],
    },
  ]),
  play: async ({ canvas }) => {
    expect(canvas.queryByText(/Late/)).toBeNull();
    expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

const styled = (rowTypeData: object, more: object = {}) => ({
  $type: 'bucket',
  attributes: { ...schema.examples[0], rowTypeData, ...more },
});
const playlists = { type: 'PLAYLIST' };
const inline = {
  rowType: 'inline',
  title: 'From the vault',
  description: 'Rounds that are told of to this day.',
  background: { imageUrl: '/images/apex/pictures/1064.svg', gradients: ['background', 'transparent', 'background'] },
  primaryCta: { ctaText: 'Open the vault', link: { type: 'SECTION', id: 'classics' } },
  secondaryCta: { ctaText: 'Where to begin', link: { type: 'PLAYLIST', id: 4001 } },
};

export const CardsInTwoLinesAreAccessible = pageStory([styled({ rowCount: 2 })]);
export const CardsWithPostersAreAccessible = pageStory([styled({ displayPosters: true })]);
export const CardsWithoutMetadataAreAccessible = pageStory([styled({ hideMetadata: true })]);
export const FeaturedRowIsAccessible = pageStory([styled({ rowType: 'featured' })]);
export const InlineRowIsAccessible = pageStory([styled(inline)]);
export const InlineRowIsAccessibleRightToLeft = pageStory([styled(inline)], rightToLeft);
export const InlineRowWithCentredTextIsAccessible = pageStory([styled({ ...inline, textAlignment: 'CENTER' })]);
export const InlineRowWithTextAtTheEndInOtherRealmIsAccessible = pageStory(
  [styled({ ...inline, textAlignment: 'RIGHT' })],
  otherRealm,
);
export const CardsWithStackedMetadataAreAccessible = pageStory([styled({ metadataDisplayMode: 'stacked' })]);
export const PlaylistCardsWithTheirTitlePictureAreAccessible = pageStory([
  styled({ playlistImageType: 'title' }, playlists),
]);
export const PlaylistCardsWithTheirPosterAreAccessible = {
  ...pageStory([styled({ playlistImageType: 'poster' }, playlists)]),
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('article[data-shape="poster"]')).toHaveLength(3),
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
