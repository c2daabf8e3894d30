import type { Button, Card, Paging, RowContract } from './generated/types.ts';

/** Behaviour of an empty row. */
export type OnEmpty = NonNullable<RowContract['onEmpty']>;

/** The titles of a row that are loaded so far, with its paging. */
export interface RowContent {
  cards: readonly Pick<Card, 'id'>[];
  paging?: Paging | undefined;
}

/** Whether a row has fewer titles than its minimum and no further pages. */
export const isShort = ({ cards, paging }: RowContent, { minItems = 1 }: Pick<RowContract, 'minItems'>): boolean =>
  cards.length < minItems && !paging?.moreDataAvailable;

/**
 * Behaviour of an empty row: `onEmpty` of its row contract. By default it shows a message if the contract has a text
 * for it, else the row is hidden.
 */
export const onEmptyOf = ({ onEmpty, emptyTitle }: Pick<RowContract, 'onEmpty' | 'emptyTitle'>): OnEmpty =>
  onEmpty ?? (emptyTitle ? 'message' : 'hide');

/** Default action of an empty personal list. */
export const browseTitles: Button = {
  text: 't:browseTitles',
  type: 'SECONDARY',
  action: { type: 'navigate', data: { link: { type: 'ROUTE', route: '/' } } },
};
