import type { Diagnostic } from '#schemas/diagnostic.ts';
import { iconNames } from '#schemas/icon-names.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { nearest } from '#schemas/nearest.ts';
import type { RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { warning } from './mistakes.ts';

/** Finds icon names in menu items at any depth. A value with a slash is the URL of an image, not an icon's name. */
function iconsIn(value: unknown, pointer: string): { pointer: string; icon: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const at = pointerTo(pointer, key);
    if (key === 'icon' && typeof part === 'string') return part.includes('/') ? [] : [{ pointer: at, icon: part }];
    return iconsIn(part, at);
  });
}

const iconFindings = ({ menus }: RealmBundle): Diagnostic[] =>
  menus.flatMap(({ file, document }) =>
    iconsIn(document.items, '/items').flatMap(({ pointer, icon }) => {
      if (iconNames.some((name) => name === icon)) return [];
      const expected = 'the name of an icon of the product, or the address of a picture';
      return [warning(file, pointer, 'icon', expected, describeValue(icon), nearest(icon, iconNames))];
    }),
  );

/** Warns about spoiler tags in the settings that no title has. */
function spoilerFindings({ settings: { file, document } }: RealmBundle, known: Known): Diagnostic[] {
  if (!known.catalogueRead) return [];
  const tags = new Set(known.allTitles.flatMap((title) => title.tags));
  return (document.spoilers?.tags ?? []).flatMap((tag, index) =>
    tags.has(tag)
      ? []
      : [
          warning(
            file,
            `/spoilers/tags/${index}`,
            'unknown-tag',
            'a tag that at least one title has',
            describeValue(tag),
            nearest(tag, tags),
          ),
        ],
  );
}

/** Warns about unknown icons and tags, which would have no effect. */
export const knownNameFindings = (bundle: RealmBundle, known: Known): Diagnostic[] => [
  ...iconFindings(bundle),
  ...spoilerFindings(bundle, known),
];
