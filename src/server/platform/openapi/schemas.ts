import bucket from '#schemas/blocks/bucket.schema.json' with { type: 'json' };
import addressForm from '#schemas/definitions/address-form.schema.json' with { type: 'json' };
import card from '#schemas/definitions/card.schema.json' with { type: 'json' };
import common from '#schemas/definitions/common.schema.json' with { type: 'json' };
import consentTerm from '#schemas/definitions/consent-term.schema.json' with { type: 'json' };
import country from '#schemas/definitions/country.schema.json' with { type: 'json' };
import fieldCommon from '#schemas/definitions/field-common.schema.json' with { type: 'json' };
import footer from '#schemas/blocks/footer.schema.json' with { type: 'json' };
import form from '#schemas/definitions/form.schema.json' with { type: 'json' };
import hero from '#schemas/blocks/hero.schema.json' with { type: 'json' };
import link from '#schemas/definitions/link.schema.json' with { type: 'json' };
import menu from '#schemas/definitions/menu.schema.json' with { type: 'json' };
import page from '#schemas/definitions/page.schema.json' with { type: 'json' };
import paging from '#schemas/definitions/paging.schema.json' with { type: 'json' };
import money from '#schemas/definitions/money.schema.json' with { type: 'json' };
import plans from '#schemas/blocks/plans.schema.json' with { type: 'json' };
import programme from '#schemas/definitions/programme.schema.json' with { type: 'json' };
import rowContract from '#schemas/definitions/row-contract.schema.json' with { type: 'json' };
import rowStyle from '#schemas/definitions/row-style.schema.json' with { type: 'json' };
import seasonItem from '#schemas/definitions/season-item.schema.json' with { type: 'json' };
import source from '#schemas/definitions/source.schema.json' with { type: 'json' };
import theme from '#schemas/definitions/theme.schema.json' with { type: 'json' };

/** Schemas that endpoints refer to, with the schemas that those refer to. */
const documents: readonly { $id: string }[] = [
  addressForm,
  bucket,
  card,
  common,
  consentTerm,
  country,
  fieldCommon,
  footer,
  form,
  hero,
  link,
  menu,
  page,
  money,
  paging,
  plans,
  programme,
  rowContract,
  rowStyle,
  seasonItem,
  source,
  theme,
];

/** Converts a schema id to a component name: `definitions/row-style.schema.json` becomes RowStyle. */
function nameOf(schemaId: string): string {
  const [, base = schemaId] = /([^/]+)\.schema\.json$/.exec(schemaId) ?? [];
  return base.replace(/(^|-)([a-z])/g, (_, _hyphen: string, letter: string) => letter.toUpperCase());
}

/** Returns the `$ref` of a schema in the OpenAPI document. */
export const referenceTo = (schemaId: string): string => `#/components/schemas/${nameOf(schemaId)}`;

/** Rewrites references between schema files to references within the document. */
function rewritten(value: unknown, self: string): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => rewritten(part, self));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
      if (key === '$schema' || key === '$id') return [];
      if (key !== '$ref' || typeof part !== 'string') return [[key, rewritten(part, self)]];
      const [file = '', fragment = ''] = part.split('#');
      return [[key, `${referenceTo(file === '' ? self : file)}${fragment}`]];
    }),
  );
}

/** Returns the JSON Schemas as OpenAPI components. */
export const definitionSchemas = (): Record<string, unknown> =>
  Object.fromEntries(documents.map((document) => [nameOf(document.$id), rewritten(document, document.$id)]));
