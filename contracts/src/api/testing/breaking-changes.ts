/** Finds changes of an API document that break programs written for it. See docs/decisions/025-changes-of-the-api-documents.md. */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Body extends Content {
  readonly required?: boolean;
}
type Security = readonly Readonly<Record<string, unknown>>[];
interface Operation {
  readonly operationId: string;
  readonly security?: Security;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Content>>;
}
export interface ComparedDocument {
  readonly security?: Security;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Facts about a value at a place of a request or an answer. */
interface Fact {
  readonly types: readonly string[];
  /** Allowed values; null if there are no others than its types say. */
  readonly values: readonly string[] | null;
  readonly required: boolean;
}
type Facts = Map<string, Fact>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const [REQUEST, ANSWER] = ['request ', 'answer '];
const BODY = `${REQUEST}body`;

class Flattened {
  /** Facts by operation (`GET /path`), each by place. */
  readonly operations = new Map<string, { readonly id: string; readonly facts: Facts }>();

  constructor(private readonly document: ComparedDocument) {
    for (const [path, item] of Object.entries(document.paths))
      for (const method of METHODS.filter((each) => each in item)) {
        const operation = item[method] as Operation;
        const found = { id: operation.operationId, facts: this.factsOf(operation) };
        this.operations.set(`${method} ${path.replace(/\/$/, '').replace(/\{\w+\}/g, '{}')}`, found);
      }
  }

  private factsOf({ parameters = [], requestBody, responses, security }: Operation): Facts {
    const facts: Facts = new Map();
    const ways = security ?? this.document.security ?? [];
    const needsCredentials = ways.length > 0 && ways.every((way) => Object.keys(way).length > 0);
    this.add(facts, `${REQUEST}credentials`, {}, needsCredentials);
    for (const { name, in: part, required, schema } of parameters.map((each) => this.resolved(each)))
      this.add(facts, `${REQUEST}${part} parameter ${name}`, schema ?? {}, required === true);
    const body = this.resolved<Body>(requestBody ?? {});
    this.addContent(facts, BODY, body, body.required === true);
    for (const [status, answer] of Object.entries(responses))
      if (Number(status) < 400) this.addContent(facts, `${ANSWER}${status}`, this.resolved(answer), true);
    return facts;
  }

  private addContent(facts: Facts, place: string, { content = {} }: Content, required: boolean): void {
    for (const [type, { schema = {} }] of Object.entries(content))
      this.add(facts, `${place} ${type}`, schema, required);
  }

  /** Adds a value and all that it contains. Follows a recursive schema once. */
  private add(
    facts: Facts,
    place: string,
    node: Schema,
    required: boolean,
    within: readonly string[] = [],
  ): void {
    if (node.$ref !== undefined && within.includes(node.$ref)) return;
    const inside = node.$ref === undefined ? within : [...within, node.$ref];
    const schema = this.resolved(node);
    const variants = schema.anyOf ?? schema.oneOf ?? [];
    if (variants.length > 0) for (const each of variants) this.add(facts, place, each, required, inside);
    else facts.set(place, united(facts.get(place), factOf(schema, required)));
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      this.add(facts, `${place}.${name}`, field, schema.required?.includes(name) ?? false, inside);
    if (schema.items) this.add(facts, `${place}[]`, schema.items, true, inside);
    if (typeof schema.additionalProperties === 'object')
      this.add(facts, `${place}.*`, schema.additionalProperties, true, inside);
  }

  private resolved<T extends object>(node: T): T {
    if (!('$ref' in node)) return node;
    const keys = String(node.$ref).slice('#/'.length).split('/');
    return this.resolved(
      keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.document) as T,
    );
  }
}

const factOf = ({ type = [], enum: values }: Schema, required: boolean): Fact => ({
  // An integer is a number.
  types: [type].flat().flatMap((each) => (each === 'number' ? ['number', 'integer'] : [each])),
  values: values?.map((each) => JSON.stringify(each)) ?? null,
  required,
});

const united = (one: Fact | undefined, { types, values, required }: Fact): Fact => ({
  types: [...(one?.types ?? []), ...types],
  values: values === null || one?.values === null ? null : [...(one?.values ?? []), ...values],
  required: required && one?.required !== false,
});

/** Returns true if `now` allows something that `old` doesn't. */
const isWider = (old: readonly string[] | null, now: readonly string[] | null): boolean =>
  old !== null && (now === null || now.some((each) => !old.includes(each)));

function changesOf(old: Facts, now: Facts, isOfCore: boolean): string[] {
  const places = [...new Set([...old.keys(), ...now.keys()])];
  return places.flatMap((place) => {
    // The other party writes a value or reads it. One who writes needs what was allowed, one who reads what was promised.
    const isRead = place.startsWith(ANSWER) !== isOfCore;
    const [before, after] = [old.get(place), now.get(place)];
    if (!before)
      return after?.required && !isRead && isAsked(old, place) ? [`${place}: required field added`] : [];
    if (!after) return isOfCore && !isRead ? [] : [`${place}: gone`];
    const [narrow, wide] = isRead ? [before, after] : [after, before];
    return [
      ...(isWider(narrow.types, wide.types) ? [`${place}: type changed`] : []),
      ...(isWider(narrow.values, wide.values) ? [`${place}: enum changed`] : []),
      ...(narrow.required && !wide.required ? [`${place}: requiredness changed`] : []),
    ];
  });
}
/** Returns true unless a new place is within something new, or another type of a body that there was. */
function isAsked(old: Facts, place: string): boolean {
  const parent = parentOf(place);
  if (parent !== place) return old.has(parent);
  return !place.startsWith(BODY) || ![...old.keys()].some((each) => each.startsWith(BODY));
}
const parentOf = (place: string): string => place.replace(/(?:\.[^.[\]]+|\[\])$/, '');

/**
 * Returns the breaking changes between two releases of a document, each with the id of its operation. `isOfCore`: the other party answers
 * the operations instead of calling them.
 */
export function breakingChanges(old: ComparedDocument, now: ComparedDocument, isOfCore: boolean): string[] {
  const current = new Flattened(now).operations;
  return [...new Flattened(old).operations].flatMap(([key, { id, facts }]) => {
    const found = current.get(key);
    return found ? changesOf(facts, found.facts, isOfCore).map((each) => `${id}: ${each}`) : [`${id}: gone`];
  });
}
