import type { FilterListBlock } from '#schemas/generated/types.ts';

type Option = FilterListBlock['filters'][number]['options'][number];

/** A ticked choice and the URL of the list without it. */
export interface RemovalLink {
  key: string;
  option: Option;
  url: string;
}

/** For each ticked choice, the URL without that choice; all other choices and the sort order stay in it. */
export function getRemovalLinks({ filters, sort = [], actions }: FilterListBlock): RemovalLink[] {
  const ticked = filters.flatMap(({ filterKey, options }) =>
    options.filter(({ isActive }) => isActive).map((option) => ({ filterKey, option })),
  );
  const order = sort.find(({ isActive }) => isActive);
  const target = new URL(actions.apply.url, 'http://local');
  return ticked.map((one) => {
    const query = new URLSearchParams(target.search);
    for (const { filterKey, option } of ticked) if (option !== one.option) query.append(filterKey, option.value);
    if (order) query.append('sort', `${order.field}:${order.direction}`);
    return {
      key: `${one.filterKey} ${one.option.value}`,
      option: one.option,
      url: query.size > 0 ? `${target.pathname}?${query}` : target.pathname,
    };
  });
}
