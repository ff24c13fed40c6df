/** Finds changes of an API document that break programs written for it. See docs/decisions/025-changes-of-the-api-documents.md. */
import { changesOf, type Facts, factOf, type Rules, type Schema, united } from './facts.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Body extends Content {
  readonly required?: boolean;
}
interface Answer extends Content {
  readonly headers?: Readonly<Record<string, { readonly schema?: Schema }>>;
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
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-access'?: { readonly roles: readonly string[] };
  readonly 'x-error-field'?: string;
  readonly 'x-plausible'?: Rules;
  readonly 'x-refused'?: Rules;
}
export interface ComparedDocument {
  readonly security?: Security;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-bounds'?: Readonly<Record<string, readonly { readonly amount: number }[]>>;
}

/** An operation: its id, its facts by place, and the texts of its rules by kind and code. */
interface Described {
  readonly id: string;
  readonly facts: Facts;
  readonly rules: Rules;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const [REQUEST, ANSWER] = ['request ', 'answer '];
const BODY = `${REQUEST}body`;

class Flattened {
  /** Operations by method and path. */
  readonly operations = new Map<string, Described>();

  constructor(private readonly document: ComparedDocument) {
    for (const [path, item] of Object.entries(document.paths))
      for (const method of METHODS.filter((each) => each in item)) {
        const operation = item[method] as Operation;
        const key = `${method} ${path.replace(/\/$/, '').replace(/\{\w+\}/g, '{}')}`;
        this.operations.set(key, {
          id: operation.operationId,
          facts: this.factsOf(operation),
          rules: this.rulesOf(operation),
        });
      }
  }

  private factsOf(operation: Operation): Facts {
    const { parameters = [], requestBody, responses, security, 'x-access': access } = operation;
    const facts: Facts = new Map();
    const ways = security ?? this.document.security ?? [];
    const needsCredentials = ways.length > 0 && ways.every((way) => Object.keys(way).length > 0);
    this.add(facts, `${REQUEST}credentials`, {}, needsCredentials);
    if (access) this.add(facts, `${REQUEST}roles`, { enum: access.roles }, false);
    for (const { name, in: part, required, schema } of parameters.map((each) => this.resolved(each)))
      this.add(facts, `${REQUEST}${part} parameter ${name}`, schema ?? {}, required === true);
    const body = this.resolved<Body>(requestBody ?? {});
    this.addContent(facts, BODY, body, body.required === true);
    const successes = Object.keys(responses).filter((status) => Number(status) < 400);
    this.add(facts, `${ANSWER}status of success`, { enum: successes }, true);
    for (const [status, each] of Object.entries(responses)) {
      const answer = this.resolved(each);
      this.add(facts, `${ANSWER}${status}`, {}, false);
      this.addContent(facts, `${ANSWER}${status}`, answer, true);
      for (const [name, header] of Object.entries(answer.headers ?? {}))
        this.add(facts, `${ANSWER}${status} header ${name}`, this.resolved(header).schema ?? {}, false);
    }
    return facts;
  }

  /** Returns the rules beyond the schemas, each with the amounts of the bounds that it names. */
  private rulesOf(operation: Operation): Rules {
    const field = operation['x-error-field'];
    const all = {
      ...named('rule', operation['x-plausible']),
      ...named('refusal', operation['x-refused']),
      ...(field !== undefined && { 'error field': field }),
    };
    const bounds = Object.entries(this.document['x-bounds'] ?? {});
    const amounts = (text: string): string =>
      JSON.stringify(bounds.filter(([name]) => new RegExp(`\\b${name}\\b`).test(text)));
    return Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text + amounts(text)]));
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
    else facts.set(place, united(facts.get(place), factOf(this.withAmount(schema), required)));
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      this.add(facts, `${place}.${name}`, field, schema.required?.includes(name) ?? false, inside);
    if (schema.items) this.add(facts, `${place}[]`, schema.items, true, inside);
    if (typeof schema.additionalProperties === 'object')
      this.add(facts, `${place}.*`, schema.additionalProperties, true, inside);
  }

  /** Replaces the name of a tolerance by its amount. */
  private withAmount(schema: Schema): Schema {
    const tolerance = schema['x-tolerance'];
    if (typeof tolerance !== 'string') return schema;
    return { ...schema, 'x-tolerance': this.document['x-bounds']?.[tolerance]?.at(-1)?.amount };
  }

  private resolved<T extends object>(node: T): T {
    if (!('$ref' in node)) return node;
    const { $ref, ...own } = node;
    const keys = String($ref).slice('#/'.length).split('/');
    const target = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.document);
    return { ...this.resolved(target as T), ...own };
  }
}

const named = (kind: string, rules: Rules = {}): Rules =>
  Object.fromEntries(Object.entries(rules).map(([code, text]) => [`${kind} ${code}`, text]));

function placesChanged(old: Facts, now: Facts, isOfCore: boolean): string[] {
  const places = [...new Set([...old.keys(), ...now.keys()])];
  return places.flatMap((place) => {
    // The other party writes a value or reads it. One who writes needs what was allowed, one who reads what was promised.
    const isRead = place.startsWith(ANSWER) !== isOfCore;
    const [before, after] = [old.get(place), now.get(place)];
    if (!before)
      return after?.required && !isRead && isAsked(old, place) ? [`${place}: required field added`] : [];
    if (!after) return isOfCore && !isRead && !isStatus(place) ? [] : [`${place}: gone`];
    const [narrow, wide] = isRead ? [before, after] : [after, before];
    return changesOf(narrow, wide).map((what) => `${place}: ${what} changed`);
  });
}

/** Returns true for the place of a status: a core that answers it needs it to be allowed. */
const isStatus = (place: string): boolean => /^answer \w+$/.test(place);

/** A rule of answers binds the core, which may answer less; what has to be refused, and its field, both parties rely on. */
function rulesChanged(old: Rules, now: Rules): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => old[name] !== now[name] && !(name.startsWith('rule ') && now[name] === undefined))
    .map((name) => `${name}: changed`);
}

/** Returns true unless a new place is within something new, or another type of a body that there was. */
function isAsked(old: Facts, place: string): boolean {
  const parent = parentOf(place);
  if (parent !== place) return old.has(parent);
  if (place.startsWith(ANSWER))
    return [...old.keys()].some((each) => isStatus(each) && place.startsWith(each));
  return !place.startsWith(BODY) || ![...old.keys()].some((each) => each.startsWith(BODY));
}
const parentOf = (place: string): string => place.replace(/(?:\.[^.[\]]+|\[\])$/, '');

/**
 * Returns the breaking changes between two releases of a document, each with the id of its operation. `isOfCore`: the other party answers
 * the operations instead of calling them.
 */
export function breakingChanges(old: ComparedDocument, now: ComparedDocument, isOfCore: boolean): string[] {
  const current = new Flattened(now).operations;
  return [...new Flattened(old).operations].flatMap(([key, { id, facts, rules }]) => {
    const found = current.get(key);
    if (!found) return [`${id}: gone`];
    const changes = [
      ...(found.id === id ? [] : ['operation id changed']),
      ...placesChanged(facts, found.facts, isOfCore),
      ...rulesChanged(rules, found.rules),
    ];
    return changes.map((each) => `${id}: ${each}`);
  });
}
