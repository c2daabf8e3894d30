/** A page that the server composes for one title. */
export interface TitlePageName {
  type: 'series' | 'season' | 'playlist' | 'event';
  id: number;
}

/** Name of a title's page, under which its rows request further pages: series-2001. */
export const sectionOf = ({ type, id }: TitlePageName): string => `${type}-${id}`;

/** Largest possible id of a title. */
export const LARGEST_ID = 2_147_483_647;

/** Parses the name of a title's page; undefined for other names. */
export function titlePageNamed(section: string): TitlePageName | undefined {
  const [, type, digits] = /^(series|season|playlist|event)-([1-9]\d{0,9})$/.exec(section) ?? [];
  const id = Number(digits);
  return type && id <= LARGEST_ID ? { type: type as TitlePageName['type'], id } : undefined;
}
