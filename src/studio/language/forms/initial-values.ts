import type { JSONSchema } from 'vscode-json-languageservice';
import type { Bound } from '#schemas/keywords.ts';
import { type JsonObject, isObject } from '#schemas/merge/same.ts';
import { type Schemas, schemaOf } from './flat.ts';
import { freshFor } from './fresh.ts';

/** Initial value of a new part (such as an element): what its schema requires, without invented content. */
export interface Beginning {
  label: string;
  description: string;
  value: JsonObject;
  /**
   * JSON pointers of properties whose values must be unique in the document. Their initial values start with the kind's
   * name.
   */
  names: string[];
}

/** Schema of a kind, with the project's own keywords that determine the initial value. */
interface Kind extends JSONSchema {
  'x-bound'?: Bound;
  'x-zone'?: 'header' | 'list';
}

const prefix = 'playbill://schemas/';
const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

const partsIn = (schemas: Schemas, folder: string): { name: string; uri: string; schema: Kind }[] =>
  [...schemas]
    .filter(([uri]) => uri.startsWith(`${prefix}${folder}/`))
    .map(([uri, schema]) => ({ uri, schema, name: uri.slice(prefix.length + folder.length + 1).split('.')[0] ?? '' }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** Type of a new row's data source, by the family of titles that the row shows. */
const sources: Readonly<Record<NonNullable<Bound['family']>, string>> = {
  VOD: 'VIDEOS',
  LIVE: 'LIVE',
  PLAYLIST: 'PLAYLISTS',
  SEASON: 'SEASONS',
  SERIES: 'SERIES',
};

/** Initial data source of a kind of element that shows data from the server. */
function sourceOf(schemas: Schemas, { properties }: Kind, { data, family = 'VOD' }: Bound): JsonObject {
  const source = objectOf(freshFor(schemas, schemaOf(properties?.['source'])));
  return data === 'titles' ? { ...source, type: sources[family] } : source;
}

const namesIn = (value: JsonObject, named: readonly string[]) => named.filter((name) => Object.hasOwn(value, name));

const withNames = (value: JsonObject, names: readonly string[], first: string): JsonObject => ({
  ...value,
  ...Object.fromEntries(names.map((name) => [name, first])),
});

/** Initial elements of each kind, with a source if they are data-bound. */
export const elementBeginnings = (schemas: Schemas): Beginning[] =>
  partsIn(schemas, 'blocks').map(({ name, uri, schema }) => {
    const bound = schema['x-bound'];
    const least = objectOf(freshFor(schemas, { $ref: uri }));
    const required = schema.required ?? [];
    const names = [...(bound?.names ?? []), 'id'].filter((one) => required.includes(one));
    const attributes = {
      ...withNames(least, names, name),
      ...(bound && { source: sourceOf(schemas, schema, bound) }),
    };
    return {
      label: schema.title ?? name,
      description: schema.description ?? '',
      value: { $type: name, $zone: schema['x-zone'] ?? 'list', attributes },
      names: names.map((one) => `/attributes/${one}`),
    };
  });

/** Initial form fields of each type. */
export const fieldBeginnings = (schemas: Schemas): Beginning[] =>
  partsIn(schemas, 'fields').map(({ name, uri, schema }) => {
    const value = objectOf(freshFor(schemas, { $ref: uri }));
    const names = namesIn(value, ['id']);
    return {
      label: schema.title ?? name,
      description: schema.description ?? '',
      value: withNames(value, names, name),
      names: names.map((one) => `/${one}`),
    };
  });

/** Initial menu items for each type of target. */
export function itemBeginnings(schemas: Schemas): Beginning[] {
  const schema = schemas.get(`${prefix}definitions/menu-item.schema.json`) ?? {};
  return (schema.oneOf ?? []).map(schemaOf).map((branch) => {
    const value = objectOf(freshFor(schemas, { ...schema, oneOf: [branch] }));
    const type = String(value['type'] ?? '');
    return {
      label: type,
      description: branch.description ?? '',
      value: { ...value, id: type.toLowerCase() },
      names: ['/id'],
    };
  });
}

/** Initial text element within another element. */
export function textBeginnings(schemas: Schemas): Beginning[] {
  const uri = `${prefix}definitions/text-element.schema.json`;
  const { title = '', description = '' } = schemas.get(uri) ?? {};
  return [{ label: title, description, value: objectOf(freshFor(schemas, { $ref: uri })), names: [] }];
}
