/** Builds TypeScript tables from the facts about operations and fields in the two API documents. */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';
const FILE_FORM = 'multipart/form-data';
const URL_FORM = 'application/x-www-form-urlencoded';
/** Maximum of a code of the bank's systems: the database's. */
const MAX_CODE = 2_147_483_647;

/** Follows a reference; its siblings have precedence. @param {any} document @param {any} node @returns {any} */
function resolved(document, node) {
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

/** @param {any} document @param {{ method: string, path: string, operation: any }} found */
function commonFacts(document, { method, path, operation }) {
  const success = contentsOf(document, operation).find(([status]) => status.startsWith('2'))?.[1];
  return {
    method,
    path,
    acts: operation['x-acts'] ?? method !== 'GET',
    publicTexts: [...new Set(publicTexts(document, success?.[JSON_TYPE]?.schema))],
  };
}

/** @param {any} operation */
function credentialsOf({ security }) {
  if (security === undefined) return 'service';
  return security.length > 0 ? 'user' : 'none';
}

/** Returns the fields of a request that are figures, codes or flags, and identify nobody. @param {any} document @param {any} operation */
function figuresOf(document, { requestBody }) {
  const { properties = {} } = resolved(document, requestBody?.content?.[JSON_TYPE]?.schema) ?? {};
  return Object.entries(properties)
    .map(([name, each]) => ({ name, ...resolved(document, each) }))
    .filter((each) => ['number', 'integer', 'boolean'].includes(each.type) && !each['x-personal'])
    .map(({ name }) => name);
}

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

/** @param {any} bff */
export const bffOperations = (bff) =>
  Object.fromEntries(
    operationsOf(bff).map((found) => {
      const { operation } = found;
      const errorField = errorFieldOf(bff, operation);
      const { roles = [], ...others } = operation['x-access'] ?? {};
      const content = operation.requestBody?.content ?? {};
      const form = {
        ...(content[FILE_FORM] ? { takesFile: true } : {}),
        ...(content[URL_FORM] ? { takesForm: true } : {}),
      };
      const facts = { ...commonFacts(bff, found), ...form };
      return [operation.operationId, { ...facts, errorField, roles, ...others }];
    }),
  );

const NO_RULE = /^(?:description|examples?|x-.*)$/;

/** Removes everything but rules: descriptions, examples, our own extensions. @param {any} schema @returns {any} */
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
const schemasOf = (schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, rulesOf(schema)]));

/** @param {any} core */
export const coreSchemas = (core) => schemasOf(core.components.schemas);

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

/** Returns the schemas of requests, by operation. @param {any} core */
export const coreBodies = (core) =>
  Object.fromEntries(
    operationsOf(core).flatMap(({ operation }) => {
      const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
      return schema ? [[operation.operationId, rulesOf(schema)]] : [];
    }),
  );

/** Returns every object of a document, with its properties resolved. */
function objectsOf(/** @type {any} */ document, /** @type {any} */ node = document) {
  if (typeof node !== 'object' || node === null) return [];
  /** @type {Record<string, any>[]} */
  const below = Object.values(node).flatMap((each) => objectsOf(document, each));
  const isSchema = typeof node.properties === 'object' && !Array.isArray(node.properties);
  const own = isSchema ? [node.properties] : [];
  const parameter = typeof node.in === 'string' && node.schema ? [{ [node.name]: node.schema }] : [];
  return [...own, ...parameter, ...below].map((properties) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, withItems(document, resolved(document, each))]),
    ),
  );
}

/** Gives a list's facts to its items. @param {any} document @param {any} schema */
const withItems = (document, schema) =>
  schema.items ? { ...schema, items: resolved(document, schema.items) } : schema;

/** @param {any} schema */
function factsOf(schema) {
  const types = [schema.type].flat();
  const figure = types.includes('array') ? (schema.items ?? {}) : schema;
  const figureTypes = schema['x-personal'] ? [] : [figure.type].flat();
  const isCode = figureTypes.includes('integer') && (figure.maximum ?? MAX_CODE) === MAX_CODE;
  return {
    ...(schema['x-personal'] ? { personal: schema['x-personal'] } : {}),
    ...(schema['x-volatile'] ? { volatile: true } : {}),
    ...(isCode || schema['x-public-text'] === 'code' ? { code: true } : {}),
    ...(figureTypes.includes('number') || (figureTypes.includes('integer') && !isCode)
      ? { number: true }
      : {}),
    ...(schema['x-public-text'] === 'date' ? { date: true } : {}),
    ...(schema['x-public-values'] ? { publicValues: schema['x-public-values'] } : {}),
    ...(types.includes('string') && schema.enum ? { values: schema.enum } : {}),
  };
}

/** @param {string} name @param {any} one @param {any} other */
function merged(name, one, other) {
  if (one.personal && other.personal && one.personal !== other.personal)
    throw new Error(`${name} is personal in two ways: ${one.personal} and ${other.personal}`);
  const values = one.values && other.values && [...new Set([...one.values, ...other.values])];
  return { ...one, ...other, ...(values ? { values } : {}) };
}

/** Returns the names of fields and parameters, and the facts about them by lower-case name. */
export function fieldTables(/** @type {any[]} */ documents) {
  const objects = documents.flatMap((document) => objectsOf(document)).map(Object.entries);
  const undescribed = documents.flatMap((document) =>
    Object.entries(document['x-undescribed']?.fields ?? {}),
  );
  /** @type {Map<string, object>} */
  const facts = new Map();
  for (const [name, each] of [
    ...objects.flat().map(([name, schema]) => [name, factsOf(schema)]),
    ...undescribed,
  ])
    facts.set(name.toLowerCase(), merged(name, facts.get(name.toLowerCase()) ?? {}, each));
  const names = [...objects.flat(), ...undescribed].map(([name]) => name);
  return {
    names: [...new Set(names)].sort(),
    facts: Object.fromEntries([...facts].filter(([, each]) => Object.keys(each).length > 0).sort()),
  };
}

/** Returns the tolerances of figures, by the objects that contain them. @param {any} core */
export const tolerances = (core) =>
  Object.values(core.components.schemas)
    .filter(({ properties }) => properties)
    .map(({ properties }) => ({
      names: Object.keys(properties),
      tolerances: Object.fromEntries(
        Object.entries(properties)
          .map(([name, each]) => [name, resolved(core, each)['x-tolerance']])
          .filter(([, tolerance]) => tolerance !== undefined),
      ),
    }))
    .filter((each) => Object.keys(each.tolerances).length > 0);
