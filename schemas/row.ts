import type { Button, Card, Paging, RowContract } from './generated/types.ts';

/** What an empty row becomes. */
export type OnEmpty = NonNullable<RowContract['onEmpty']>;

/** What is known of a row's titles. */
export interface RowContent {
  cards: readonly Pick<Card, 'id'>[];
  paging?: Paging | undefined;
}

/** Whether a row ends with fewer titles than it is to show. One that goes on may still get there. */
export const isShort = ({ cards, paging }: RowContent, { minItems = 1 }: Pick<RowContract, 'minItems'>): boolean =>
  cards.length < minItems && !paging?.moreDataAvailable;

/** What the contract asks for when the row is empty: what it says, and a message where it has words for one. */
export const onEmptyOf = ({ onEmpty, emptyTitle }: Pick<RowContract, 'onEmpty' | 'emptyTitle'>): OnEmpty =>
  onEmpty ?? (emptyTitle ? 'message' : 'hide');

/** The next step that a viewer's own list offers while it is empty. */
export const browseTitles: Button = {
  text: 't:browseTitles',
  type: 'SECONDARY',
  action: { type: 'navigate', data: { link: { type: 'ROUTE', route: '/' } } },
};
