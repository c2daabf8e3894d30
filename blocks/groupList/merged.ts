import type { GroupListBlock } from '#schemas/generated/types.ts';

type Group = GroupListBlock['groups'][number];

/** Merges groups of the same day, which two pages of a list may contain, without duplicate cards. */
export function mergeGroups(groups: readonly Group[]): Group[] {
  const days = new Map<string, Group>();
  for (const group of groups) {
    const before = days.get(group.id);
    const known = new Set(before?.cards.map(({ type, id }) => `${type}#${id}`));
    const cards = before
      ? [...before.cards, ...group.cards.filter(({ type, id }) => !known.has(`${type}#${id}`))]
      : group.cards;
    days.set(group.id, { ...group, cards });
  }
  return [...days.values()].filter(({ cards }) => cards.length > 0);
}
