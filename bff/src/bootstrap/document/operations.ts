import type { OperationObject, ResponseObject } from '@nestjs/swagger';
import type { Access } from '@simulador/contracts/api/operation';
import { USER_ROLES } from '@simulador/contracts/people/access';
import { ASKS_CORE, FILE, markOf, PDF, SPREADSHEET } from '../../http/operation.ts';
import { addExamples } from './examples.ts';
import { commonHeaders, type HeaderName, headersOf, problemContent, problemReference } from './headers.ts';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];
/** Headers of the operations that are marked for them. */
const MARKED = ['X-Uf-Date', 'ETag', 'X-Row-Count'] as const;
type Answers = Record<string, ResponseObject>;

/** Completes a controller's declaration of an operation with what the access table and the pipeline add. */
export function completeOperation(method: Method, path: string, operation: OperationObject): void {
  const rule = (operation as { 'x-access'?: Access })['x-access'];
  if (!rule) throw new Error(`${method} ${path} has no access rule`);
  operation.security = securityOf(rule);
  operation.description = callersOf(rule);
  addExamples(operation);
  // Sorted, because compilers emit the metadata of parameters in different orders.
  operation.parameters?.sort((one, other) => PLACES.indexOf(placeOf(one)) - PLACES.indexOf(placeOf(other)));
  const answers = operation.responses as Answers;
  for (const status of problemsOf(method, path, rule, operation)) answers[status] ??= { description: '' };
  const succeeded = successHeaders(method, path, operation);
  for (const mark of [ASKS_CORE, ...MARKED.map(markOf)]) Reflect.deleteProperty(operation, mark);
  operation.responses = Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      Number(status) < 400
        ? { ...answer, description: answer.description || String(operation.summary), headers: succeeded }
        : problemAnswer(Number(status), path, answer),
    ]),
  );
}

const PLACES = ['path', 'query', 'header', 'cookie'];
const placeOf = (parameter: NonNullable<OperationObject['parameters']>[number]): string =>
  'in' in parameter ? parameter.in : '';

/** Adds a problem to what a controller declares for the same status. */
function problemAnswer(
  status: number,
  path: string,
  declared: ResponseObject,
): OperationObject['responses'][string] {
  if (!declared.content) return problemReference(status);
  return {
    ...declared,
    headers: headersOf(commonHeaders(path)),
    content: { ...declared.content, ...problemContent(status) },
  };
}

/** Returns one requirement per kind of caller. Roles are named in the description only, because tools would read a role as a scope. */
function securityOf({ roles, operators, service }: Access): Record<string, string[]>[] {
  return [
    ...(operators ? [{ operator: [] }] : []),
    ...(roles.includes('anonymous') ? [{}] : []),
    { bearer: [] },
    ...(service ? [{ service: [] }] : []),
  ];
}

function callersOf({ roles, operators, service }: Access): string {
  if (operators) return 'For operators, by their credential, and for administrators.';
  const isForAllUsers = USER_ROLES.every((role) => roles.includes(role));
  const users = isForAllUsers ? 'whoever is signed in' : `users with the role ${roles.join(' or ')}`;
  const people = roles.includes('anonymous') ? 'everybody, signed in or not' : users;
  return `For ${people}${service ? ", and the bank's own script" : ''}.`;
}

const METHODS_WITH_BODY: readonly Method[] = ['post', 'put', 'patch'];

/** Returns the statuses of the problems that any operation of this kind can answer. */
function problemsOf(method: Method, path: string, rule: Access, operation: OperationObject): number[] {
  const readsBody = METHODS_WITH_BODY.includes(method);
  // The service account gets a 403 where it has no access, even if visitors have access.
  const canForbid = readsBody || (!rule.operators && !(rule.roles.includes('anonymous') && rule.service));
  return [
    // 400: the path can't be decoded, or the body can't be read.
    ...(readsBody || path.includes('{') ? [400] : []),
    ...(path.includes('{') ? [404] : []),
    ...(hasCondition(operation) ? [409] : []),
    ...((operation as { [ASKS_CORE]?: true })[ASKS_CORE] ? [502, 504] : []),
    401,
    ...(canForbid ? [403] : []),
    ...(method === 'get' && (operation as { 'x-acts'?: true })['x-acts'] ? [405] : []),
    ...(readsBody ? [413, 415] : []),
    ...(path.startsWith('/health/') ? [] : [429]),
    500,
    // 503: the token's session is looked up in the database.
    503,
  ];
}

const CONDITIONS = ['If-Match', 'Idempotency-Key'];
/** Returns true if a header of the request can contradict the stored object. */
const hasCondition = ({ parameters = [] }: OperationObject): boolean =>
  parameters.some((each) => 'name' in each && CONDITIONS.includes(each.name));

/** Returns the headers of a successful answer. Only a capability, which can fail with 502, names its source. */
function successHeaders(
  method: Method,
  path: string,
  operation: OperationObject,
): ReturnType<typeof headersOf> {
  const answers = operation.responses as Answers;
  const sourced = '200' in answers && '502' in answers;
  const types = Object.keys(answers['200']?.content ?? {});
  const isPdf = types.includes(PDF);
  const more: HeaderName[] = [
    ...(sourced ? (['X-Source'] as const) : []),
    ...(sourced && method === 'get' && !isPdf ? (['Age'] as const) : []),
    ...MARKED.filter((header) => Object.hasOwn(operation, markOf(header))),
    ...(isPdf || types.includes(SPREADSHEET) || types.includes(FILE)
      ? (['Content-Disposition'] as const)
      : []),
  ];
  return headersOf([...commonHeaders(path), ...more]);
}
