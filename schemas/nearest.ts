import { closestMatch } from 'leven';
import type { ValidatorError } from './validator.ts';

/** Maximum edit distance of a suggestion; a transposition counts as two. */
const MAX_EDIT_DISTANCE = 2;

/** The closest existing name; undefined if none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const maxDistance = Math.min(MAX_EDIT_DISTANCE, Math.floor(name.length / 2));
  return closestMatch(name, [...names], { maxDistance });
}

const texts = (values: unknown): string[] =>
  (Array.isArray(values) ? values : []).filter((value) => typeof value === 'string');

/** The invalid name that a validator's error is about, and the valid names if the schema lists them. */
function choiceAt({ keyword, params, data, parentSchema = {} }: ValidatorError): [written: unknown, names: string[]] {
  const { properties = {}, oneOf = [] } = parentSchema;
  if (keyword === 'enum') return [data, texts(params['allowedValues'])];
  if (keyword === 'additionalProperties') return [params['additionalProperty'], Object.keys(properties)];
  if (keyword === 'discriminator')
    return [params['tagValue'], texts(oneOf.map((branch) => branch.properties?.[String(params['tag'])]?.const))];
  return [undefined, []];
}

/** Suggested name for a validator's error about an unknown name. */
export function findIntendedName(error: ValidatorError | undefined): string | undefined {
  if (!error) return undefined;
  const [written, names] = choiceAt(error);
  return typeof written === 'string' ? nearest(written, names) : undefined;
}
