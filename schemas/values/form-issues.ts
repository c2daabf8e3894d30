import { describeValue, errorAt, type Issue, pointerTo } from '../issue.ts';
import { isPattern } from './pattern-engine.ts';

type Loose = { id?: unknown; type?: unknown; pattern?: unknown; of?: unknown } | null;

/** Issues of a form's fields that a schema cannot check, such as duplicate ids. For authors. */
export function formIssues(values: readonly unknown[]): Issue[] {
  const fields = values as readonly Loose[];
  const indexOf = (test: (field: Loose) => boolean) => fields.findIndex(test);
  return fields.flatMap((field, index): Issue[] => {
    const at = (name: string) => pointerTo(pointerTo('/fields', index), name);
    const found: Issue[] = [];
    const { id, type, pattern, of } = field ?? {};
    if (typeof id === 'string' && indexOf((one) => one?.id === id) < index)
      found.push(errorAt(at('id'), 'duplicate-id', 'an id that no field before it has', describeValue(id)));
    if (type === 'address' && indexOf((one) => one?.type === 'address') < index)
      found.push(errorAt(at('type'), 'one-address', 'one address in a form', 'another one'));
    if (typeof pattern === 'string' && pattern.length <= 200 && !isPattern(pattern))
      found.push(errorAt(at('pattern'), 'pattern-syntax', 'a pattern in RE2 syntax', describeValue(pattern)));
    if (typeof of === 'string' && indexOf((one) => one?.id === of && one?.type === 'password') === -1)
      found.push(errorAt(at('of'), 'reference', 'the id of a password field of this form', describeValue(of)));
    return found;
  });
}
