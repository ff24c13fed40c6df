/** Builds TypeScript tables from the facts about operations in the two API documents. */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

/** Follows a reference; its siblings have precedence. @param {any} document @param {any} node @returns {any} */
export function resolved(document, node) {
  if (!node?.$ref) return node;
  const { $ref, ...own } = node;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((/** @type {any} */ at, /** @type {string} */ key) => at[key], document);
  return { ...resolved(document, target), ...own };
}

/** @param {any} document @returns {{ method: string, path: string, operation: any }[]} */
const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => ({
      method: method.toUpperCase(),
      path,
      operation: methods[method],
    })),
  );

/** @param {any} document @param {any} operation @returns {[status: string, content: any][]} */
const contentsOf = (document, operation) =>
  Object.entries(operation.responses).map(([status, response]) => [
    status,
    resolved(document, response).content ?? {},
  ]);

/**
 * Returns the paths of texts in a schema that are public: `comunas[].name`. Follows a recursive schema to its first level only.
 * @returns {string[]}
 */
function publicTexts(
  /** @type {any} */ document,
  /** @type {any} */ schema,
  path = '',
  /** @type {readonly string[]} */ above = [],
) {
  if (schema?.$ref && above.includes(schema.$ref)) return [];
  const node = resolved(document, schema) ?? {};
  const here = schema?.$ref ? [...above, schema.$ref] : above;
  const below = [
    ...(node.items ? publicTexts(document, node.items, `${path}[]`, here) : []),
    ...[node.allOf, node.oneOf, node.anyOf]
      .flatMap((each) => each ?? [])
      .flatMap((part) => publicTexts(document, part, path, here)),
    ...Object.entries(node.properties ?? {}).flatMap(([name, each]) =>
      publicTexts(document, each, path ? `${path}.${name}` : name, here),
    ),
  ];
  return node['x-public-text'] === true ? [path, ...below] : below;
}

/** Returns the fields of a request. @param {any} document @param {any} operation @returns {any[]} */
function requestFields(document, { requestBody }) {
  const { properties = {} } = resolved(document, requestBody?.content?.[JSON_TYPE]?.schema) ?? {};
  return Object.entries(properties).map(([name, each]) => ({ ...resolved(document, each), name }));
}

/** @param {any} field */
const personalHere = (field) => field['x-personal-here'];

/** @param {any} document @param {{ method: string, path: string, operation: any }} found */
function commonFacts(document, { method, path, operation }) {
  const success = contentsOf(document, operation).find(([status]) => status.startsWith('2'))?.[1];
  return {
    method,
    path,
    acts: operation['x-acts'] ?? method !== 'GET',
    publicTexts: [...new Set(publicTexts(document, success?.[JSON_TYPE]?.schema))],
    // Fields that are personal in this operation only.
    personalHere: Object.fromEntries(
      requestFields(document, operation)
        .filter(personalHere)
        .map((field) => [field.name, personalHere(field)]),
    ),
  };
}

/** @param {any} operation */
function credentialsOf({ security }) {
  if (security === undefined) return 'service';
  return security.length > 0 ? 'user' : 'none';
}

/** @param {any} field */
const isPersonal = (field) => (personalHere(field) ?? field['x-personal'] ?? 'none') !== 'none';

/** Returns the fields of a request that are figures, codes or flags, and identify nobody. @param {any} document @param {any} operation */
const figuresOf = (document, operation) =>
  requestFields(document, operation)
    .filter((each) => ['number', 'integer', 'boolean'].includes(each.type) && !isPersonal(each))
    .map(({ name }) => name);

/** Returns the field with the reason of an operation's refusals. @param {any} document @param {any} operation @returns {string} */
function errorFieldOf(document, operation) {
  const field = operation['x-error-field'] ?? 'detail';
  const refusal = Object.fromEntries(contentsOf(document, operation)).default?.[JSON_TYPE];
  if (refusal && !(field in resolved(document, refusal.schema).properties))
    throw new Error(`The refusals of ${operation.operationId} have no field ${field}`);
  return field;
}

/** @param {any} core */
export const coreOperations = (core) =>
  Object.fromEntries(
    operationsOf(core).map((found) => {
      const { operation } = found;
      const contents = Object.fromEntries(contentsOf(core, operation));
      const errorField = errorFieldOf(core, operation);
      const mediaType = operation['x-any-answer'] ? null : Object.keys(contents['200'])[0];
      const statuses = Object.keys(operation.responses).sort();
      const facts = { ...commonFacts(core, found), errorField, credentials: credentialsOf(operation) };
      return [operation.operationId, { ...facts, mediaType, statuses, figures: figuresOf(core, operation) }];
    }),
  );

/** Returns an extension of the core's operations, by operation. @param {any} core @param {string} extension */
export const extensionOf = (core, extension) =>
  Object.fromEntries(
    operationsOf(core).flatMap(({ operation }) =>
      operation[extension] ? [[operation.operationId, operation[extension]]] : [],
    ),
  );

/** @param {any} bff */
export const bffOperations = (bff) =>
  Object.fromEntries(
    operationsOf(bff).map((found) => [
      found.operation.operationId,
      { ...commonFacts(bff, found), roles: found.operation['x-access'].roles },
    ]),
  );

const NO_RULE = /^(?:description|examples?|x-(?!unique-by$).*)$/;

/** Removes everything but rules: descriptions, examples, our own extensions except the one that is a rule. @param {any} schema @returns {any} */
function rulesOf(schema) {
  if (Array.isArray(schema)) return schema.map(rulesOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const rules = Object.entries(schema).filter(([key]) => !NO_RULE.test(key));
  return Object.fromEntries(rules.map(([key, value]) => [key, ruleOf(key, value)]));
}

/** @param {string} key @param {any} value @returns {any} */
function ruleOf(key, value) {
  if (key === '$ref') return value.replace(/^#/, 'core#');
  if (key === 'enum' || key === 'required') return value;
  return key === 'properties' ? schemasOf(value) : rulesOf(value);
}

/** Returns schemas by name; a property may be called `description`. @param {any} schemas */
export const schemasOf = (schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, rulesOf(schema)]));

/** Returns the schemas of answers, by operation and status. @param {any} core */
export const coreAnswers = (core) =>
  Object.fromEntries(
    operationsOf(core).map(({ operation }) => [
      operation.operationId,
      Object.fromEntries(
        contentsOf(core, operation).flatMap(([status, content]) =>
          content[JSON_TYPE] ? [[status, rulesOf(content[JSON_TYPE].schema)]] : [],
        ),
      ),
    ]),
  );

/** Returns JSON requests, by operation, as `valueOf` makes them of their media type's object. @param {any} core @param {(media: any) => any} valueOf */
const coreRequests = (core, valueOf) =>
  Object.fromEntries(
    operationsOf(core).flatMap(({ operation }) => {
      const media = operation.requestBody?.content[JSON_TYPE];
      return media ? [[operation.operationId, valueOf(media)]] : [];
    }),
  );

/** Returns the schemas of requests, by operation. @param {any} core */
export const coreBodies = (core) => coreRequests(core, ({ schema }) => rulesOf(schema));

/** Returns the examples of requests, by operation and name. @param {any} core */
export const coreExamples = (core) =>
  coreRequests(core, ({ examples }) =>
    Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value])),
  );
