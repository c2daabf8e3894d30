import type { Button, Card, Paging, RowContract } from './generated/types.ts';

/** Behaviour of an empty row. */
export type OnEmpty = NonNullable<RowContract['onEmpty']>;

/** Known titles of a row. */
export interface RowContent {
  cards: readonly Pick<Card, 'id'>[];
  paging?: Paging | undefined;
}

/** Whether a row has fewer titles than its minimum and no further pages. */
export const isShort = ({ cards, paging }: RowContent, { minItems = 1 }: Pick<RowContract, 'minItems'>): boolean =>
  cards.length < minItems && !paging?.moreDataAvailable;

/** Behaviour of an empty row: as its contract says; by default a message if it has a text, else hidden. */
export const onEmptyOf = ({ onEmpty, emptyTitle }: Pick<RowContract, 'onEmpty' | 'emptyTitle'>): OnEmpty =>
  onEmpty ?? (emptyTitle ? 'message' : 'hide');

/** Default action of an empty personal list. */
export const browseTitles: Button = {
  text: 't:browseTitles',
  type: 'SECONDARY',
  action: { type: 'navigate', data: { link: { type: 'ROUTE', route: '/' } } },
};
