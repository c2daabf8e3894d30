import { closestMatch } from 'leven';
import type { ValidatorError } from './validator.ts';

/** So many letters may be wrong in a name for one that is meant; two that changed places are two. */
const MOST = 2;

/** The name that was probably meant by one that does not exist; undefined when none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const maxDistance = Math.min(MOST, Math.floor(name.length / 2));
  return closestMatch(name, [...names], { maxDistance });
}

const texts = (values: unknown): string[] =>
  (Array.isArray(values) ? values : []).filter((value) => typeof value === 'string');

/** What stands there and should not, and what might, as far as that is a list of names. */
function choiceAt({ keyword, params, data, parentSchema = {} }: ValidatorError): [written: unknown, names: string[]] {
  const { properties = {}, oneOf = [] } = parentSchema;
  if (keyword === 'enum') return [data, texts(params['allowedValues'])];
  if (keyword === 'additionalProperties') return [params['additionalProperty'], Object.keys(properties)];
  if (keyword === 'discriminator')
    return [params['tagValue'], texts(oneOf.map((branch) => branch.properties?.[String(params['tag'])]?.const))];
  return [undefined, []];
}

/** The name that was probably meant where a validator complains of another. */
export function meantAt(error: ValidatorError | undefined): string | undefined {
  if (!error) return undefined;
  const [written, names] = choiceAt(error);
  return typeof written === 'string' ? nearest(written, names) : undefined;
}
