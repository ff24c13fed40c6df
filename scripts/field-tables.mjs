/** Builds TypeScript tables from the facts about fields in the two API documents. */
import { resolved } from './operation-tables.mjs';

/** Maximum of a code of the bank's systems: the database's. */
const MAX_CODE = 2_147_483_647;

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
    ...(types.includes('string') && schema.enum ? { values: schema.enum.filter(Boolean) } : {}),
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

/** Returns an amount, or the first one of the bound that it names. @param {any} core @param {any} tolerance */
const amountOf = (core, tolerance) =>
  typeof tolerance === 'string' ? core['x-bounds'][tolerance][0].amount : tolerance;

/** Returns the tolerances of figures, by the objects that contain them. @param {any} core */
export const tolerances = (core) =>
  Object.values(core.components.schemas)
    .filter(({ properties }) => properties)
    .map(({ properties }) => ({
      names: Object.keys(properties),
      tolerances: Object.fromEntries(
        Object.entries(properties)
          .map(([name, each]) => [name, amountOf(core, resolved(core, each)['x-tolerance'])])
          .filter(([, tolerance]) => tolerance !== undefined),
      ),
    }))
    .filter((each) => Object.keys(each.tolerances).length > 0);

/** Returns the names of the fields that identify the rows of lists. @param {any} node @returns {string[]} */
export function rowIds(node) {
  if (typeof node !== 'object' || node === null) return [];
  const own = node['x-unique-by'] ? [node['x-unique-by']] : [];
  return [...new Set([...own, ...Object.values(node).flatMap(rowIds)])];
}
