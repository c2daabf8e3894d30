/** A page that the server composes from one title. */
export interface TitlePageName {
  type: 'series' | 'season' | 'playlist' | 'event';
  id: number;
}

/** Name of a title's page, which its rows ask for their next page: series-2001. */
export const sectionOf = ({ type, id }: TitlePageName): string => `${type}-${id}`;

/** The largest number that a title can have. */
export const LARGEST_ID = 2_147_483_647;

/** The title page of that name; undefined when the name is of another kind. */
export function titlePageNamed(section: string): TitlePageName | undefined {
  const [, type, digits] = /^(series|season|playlist|event)-([1-9]\d{0,9})$/.exec(section) ?? [];
  const id = Number(digits);
  return type && id <= LARGEST_ID ? { type: type as TitlePageName['type'], id } : undefined;
}
