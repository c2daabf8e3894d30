import { describeValue, type Issue, pointerTo } from '../issue.ts';
import { isPattern } from './pattern-engine.ts';

type Loose = { id?: unknown; type?: unknown; pattern?: unknown; of?: unknown } | null;

/** What is wrong with the fields of a form taken together, and with what a schema cannot check. For authors. */
export function formIssues(values: readonly unknown[]): Issue[] {
  const fields = values as readonly Loose[];
  const indexOf = (test: (field: Loose) => boolean) => fields.findIndex(test);
  return fields.flatMap((field, index): Issue[] => {
    const at = (name: string) => pointerTo(pointerTo('/fields', index), name);
    const found: Issue[] = [];
    const { id, type, pattern, of } = field ?? {};
    if (typeof id === 'string' && indexOf((one) => one?.id === id) < index)
      found.push({
        pointer: at('id'),
        rule: 'duplicate-id',
        expected: 'an id that no field before it has',
        found: describeValue(id),
      });
    if (type === 'address' && indexOf((one) => one?.type === 'address') < index)
      found.push({ pointer: at('type'), rule: 'one-address', expected: 'one address in a form', found: 'another one' });
    if (typeof pattern === 'string' && pattern.length <= 200 && !isPattern(pattern))
      found.push({
        pointer: at('pattern'),
        rule: 'pattern-syntax',
        expected: 'a pattern in RE2 syntax',
        found: describeValue(pattern),
      });
    if (typeof of === 'string' && indexOf((one) => one?.id === of && one?.type === 'password') === -1)
      found.push({
        pointer: at('of'),
        rule: 'reference',
        expected: 'the id of a password field of this form',
        found: describeValue(of),
      });
    return found;
  });
}
