import { locationsOf, parsePath } from './field-path.ts';
import { namedValue, splitOutside } from './quoting.ts';
import { type Condition, UnknownScenario } from './scenario.ts';

/** Parses `when(destino=72,nombre="a, b")`. @throws UnknownScenario */
export function parseCondition(text: string): Condition {
  const [, inside = ''] = /^when\((.+)\)$/s.exec(text) ?? [];
  return splitOutside(inside, ',').map((each) => {
    const [name = '', value = ''] = namedValue(each) ?? [];
    const path = parsePath(name);
    if (path) return { path, value };
    throw new UnknownScenario(`«@${text}» no se entiende: se espera @when(<ruta>=<valor>,…).`);
  });
}

/** Returns true if a request has every value. Numbers and flags are compared as texts. */
export const isMet = (condition: Condition, body: unknown, query: URLSearchParams): boolean =>
  condition.every(
    ({ path, value }) =>
      query.getAll(path.join('.')).includes(value) ||
      locationsOf({ $: body }, path).some(({ parent, key }) => String(parent[key]) === value),
  );
