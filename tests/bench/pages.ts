/** A page of `rows` rows with `cards` cards each, as in the server’s response. */
export function pageOf(rows: number, cards: number) {
  const card = (row: number, index: number) => ({
    id: row * 1000 + index + 1,
    title: `Title ${index} of row ${row}`,
    type: 'VOD',
    accessLevel: index % 5 === 0 ? 'GRANTED_ON_SIGN_IN' : 'GRANTED',
    duration: 1500 + index * 60,
    description: 'A sentence that says what this title is about, as editors write them.',
    thumbnailUrl: `/images/apex/pictures/${row * 1000 + index}.svg?v=12345678`,
    posterUrl: `/images/apex/pictures/${row * 1000 + index}-portrait.svg?v=12345678`,
    categories: ['Drama'],
  });
  return {
    version: '1.0',
    source: 'home',
    title: 'Home',
    elements: Array.from({ length: rows }, (_, row) => ({
      $type: 'bucket',
      $zone: 'list',
      attributes: {
        bucketId: `row-${row}`,
        exid: `row-${row}`,
        name: `Row ${row}`,
        type: 'VOD_VIDEO',
        sectionId: 'home',
        contentList: Array.from({ length: cards }, (_, index) => card(row, index)),
        paging: { moreDataAvailable: true, lastSeen: '20' },
        rowTypeData: { rowCount: 1, displayPosters: row % 3 === 0 },
      },
    })),
  };
}
