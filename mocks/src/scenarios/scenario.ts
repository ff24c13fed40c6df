/** Scenarios, parsed from texts such as `slow:1500` or `status:503@1/10&slow:200`. */
import { parseJson } from '@simulador/contracts/api/json';
import { parsePath } from './field-path.ts';

/** Selection of the affected requests: `count` of every `of`. */
export interface Chance {
  readonly count: number;
  readonly of: number;
}

/** Effect by its name, with its argument ('' without one), the requests that it affects (all, without a chance), and its text. */
export interface Part {
  readonly text: string;
  readonly effect: string;
  readonly argument: string;
  readonly chance: Chance | undefined;
}

/** All parts that apply to one request. */
export type Step = readonly Part[];

/** Steps for successive requests. After the last step the first one follows again, or healthy answers. */
export interface Scenario {
  readonly steps: readonly Step[];
  readonly repeats: boolean;
}

/** Scenario that cannot be parsed; the Spanish message has the input and the expected syntax. */
export class UnknownScenario extends Error {}

/** Syntax of an effect, for the refusal of an invalid argument, and its check. */
interface EffectSyntax {
  readonly syntax: string;
  accepts(argument: string): boolean;
}

const MAX_MS = 600_000;
const NOTHING = /^$/;
const STATUS = /^[2-5]\d\d$/;

/** Splits the argument of `extra` and `set` into path and JSON. */
export function pathAndJson(argument: string): readonly [path: string, json: string | undefined] {
  const [, path = '', json] = /^([^:]+)(?::(.+))?$/s.exec(argument) ?? [];
  return [path, json];
}

/** Splits the argument of `bias` into path, operator and number. */
export function pathAndBias(argument: string): readonly [path: string, operator: string, by: string] {
  const [, path = '', operator = '', by = ''] = /^(.+)([+\-*])(\d+(?:\.\d+)?)$/.exec(argument) ?? [];
  return [path, operator, by];
}

const isField = (path: string): boolean => path !== '$' && parsePath(path) !== undefined;
const isJson = (text: string | undefined): boolean => text !== undefined && parseJson(text) !== undefined;

function isExtra(argument: string): boolean {
  const [path, json] = pathAndJson(argument);
  return isField(path) && (json === undefined || isJson(json));
}

function isSet(argument: string): boolean {
  const [path, json] = pathAndJson(argument);
  return parsePath(path) !== undefined && isJson(json);
}

const effect = (syntax: string, accepted: RegExp | ((argument: string) => boolean)): EffectSyntax => ({
  syntax,
  accepts: (argument) => (accepted instanceof RegExp ? accepted.test(argument) : accepted(argument)),
});

/** All effects by name. docs/mocks.md says what each does. */
export const EFFECTS: ReadonlyMap<string, EffectSyntax> = new Map([
  ['ok', effect('ok', NOTHING)],
  ['slow', effect('slow:<ms>', (text) => /^\d+$/.test(text) && Number(text) <= MAX_MS)],
  ['down', effect('down', NOTHING)],
  ['lost', effect('lost', NOTHING)],
  ['twice', effect('twice', NOTHING)],
  ['previous', effect('previous', NOTHING)],
  ['half', effect('half[:silence|:reset]', /^(?:silence|reset)?$/)],
  ['status', effect('status:<200-599>', STATUS)],
  ['page', effect('page', NOTHING)],
  ['401', effect('401', NOTHING)],
  ['errors', effect('errors[:<200-599>]', (text) => text === '' || STATUS.test(text))],
  ['garbage', effect('garbage[:types|:nan|:truncated]', /^(?:types|nan|truncated)?$/)],
  ['refused', effect('refused:<código>', /^[a-z_]{1,40}$/)],
  ['uf', effect('uf:<pesos>', /^\d+(\.\d{1,2})?$/)],
  ['drop', effect('drop:<ruta>', isField)],
  ['extra', effect('extra:<ruta>[:<json>]', isExtra)],
  ['set', effect('set:<ruta>:<json>', isSet)],
  ['bias', effect('bias:<ruta>(+|-|*)<número>', (text) => parsePath(pathAndBias(text)[0]) !== undefined)],
]);
