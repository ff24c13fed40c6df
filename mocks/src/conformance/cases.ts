import { coreOperation } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { CORE_OPERATIONS } from '@simulador/contracts/generated/core-operations';
import { NOBODY } from '../core/saved-simulations.ts';
import { brokenBodies, type Case, variants } from './case.ts';
import { DIVIDENDO_CASES } from './dividendo-cases.ts';

const EXAMPLES: Readonly<Record<string, Readonly<Record<string, object>>>> = CORE_EXAMPLES;
const LIST: readonly Case[] = [{ name: 'lista', expects: 'answer' }];

const UNREADABLE: readonly Case[] = [
  { name: 'cuerpo que no es JSON', expects: 'refusal', text: '{"' },
  { name: 'cuerpo que no es un objeto', expects: 'refusal', body: [] },
];

const COSTS = CORE_EXAMPLES.calc_operation_costs.sale;
const costs = variants(COSTS);

const COST_CASES: readonly Case[] = [
  ...costs('answer', {
    compraventa: {},
    'compraventa con DFL2': { has_dfl2: true },
    'vivienda social': { is_social_estate: true },
    refinanciamiento: { subpurpose: 2 },
    'fines generales': { subpurpose: 7 },
    'decimales de UF': { credit_amount: 1234.5678, estate_value: 1999.9999 },
  }),
  ...brokenBodies('calc_operation_costs', COSTS),
  ...UNREADABLE,
];

const TMC = CORE_EXAMPLES.tmc.small_credit;
const tmc = variants(TMC);

const TMC_CASES: readonly Case[] = [
  ...tmc('answer', {
    '2000 UF': {},
    '2000,0001 UF': { amount: 2000.0001 },
    '300 UF': { amount: 300 },
    'monto en pesos': { amount: 81_000_000, currency: 999 },
  }),
  ...tmc('either', { 'menos de un año': { period: 11 } }),
  ...brokenBodies('tmc', TMC),
  ...UNREADABLE,
];

const TARIFA = CORE_EXAMPLES.Tarifa.flat;
const tarifa = variants(TARIFA);

const TARIFA_CASES: readonly Case[] = [
  ...tarifa('answer', { '2000 UF a 25 años': {} }),
  ...tarifa('either', {
    '300 UF a 5 años': { amount: 300, period: 5 },
    '20000 UF a 40 años': { amount: 20000, period: 40 },
    '20000,0001 UF': { amount: 20000.0001 },
    '4 años': { period: 4 },
    refinanciamiento: { loan_use: 72 },
    'libre disposición': { loan_use: 52 },
    'producto tradicional': { product: 2 },
  }),
  ...tarifa('refusal', { 'producto que no existe': { product: 2_147_483_647 } }, 'product'),
  ...brokenBodies('Tarifa', TARIFA),
  ...UNREADABLE,
];

const UNKNOWN_USER = { email: 'nadie@conformidad.example', password: 'no-es-una-clave' };

const pdf = (name: string, expects: Case['expects'], simulation: string): Case => ({
  name,
  expects,
  query: { simulation },
});

/** Cases with invalid bodies, so that nothing is created in a real workflow. */
const INVALID_BODIES: readonly Case[] = [
  ...UNREADABLE,
  { name: 'cuerpo vacío', expects: 'refusal', body: {} },
];

/** Id of a row that does not exist, so that nothing is changed or deleted in a real core. */
const UNKNOWN_ROW = { id: '2147483647' };
const patchOfNothing = (body: object): readonly Case[] => [
  { name: 'registro que no existe', expects: 'refusal', params: UNKNOWN_ROW, body },
  { name: 'cuerpo vacío', expects: 'refusal', params: UNKNOWN_ROW, body: {} },
];
const DELETE_OF_NOTHING: readonly Case[] = [
  { name: 'registro que no existe', expects: 'refusal', params: UNKNOWN_ROW },
];

/** Operations of the bank's core and workflow; the CMF is neither. */
type Examined = Exclude<CoreOperationId, 'cmf_uf' | 'cmf_uf_later' | 'cmf_tmc'>;

/** Cases of operations of which a list, invalid bodies or a row that does not exist are not enough. */
const OWN_CASES: Readonly<Partial<Record<Examined, readonly Case[]>>> = {
  paridad: [{ name: 'valor', expects: 'answer' }],
  calc_dividendo: [...DIVIDENDO_CASES, ...UNREADABLE],
  calc_operation_costs: COST_CASES,
  tmc: TMC_CASES,
  Tarifa: TARIFA_CASES,
  // An unknown user, because a real core counts a user's failures.
  token: [{ name: 'usuario que no existe', expects: 'unauthorized', body: UNKNOWN_USER }],
  user_info: [{ name: 'sin sesión', expects: 'unauthorized' }],
  get_projects_by_real_estate: [
    { name: 'una inmobiliaria', expects: 'either', params: { id: '1' } },
    { name: 'inmobiliaria que no existe', expects: 'either', params: { id: '2147483647' } },
  ],
  pdf_simulacion: [
    pdf('simulación', 'either', '6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10'),
    pdf('simulación que no existe', 'refusal', NOBODY),
    pdf('identificador que no es un uuid', 'refusal', '1042'),
  ],
  // An unknown client, so that no mail is sent.
  last_simulation_email: [{ name: 'cliente que no existe', expects: 'refusal' }],
  partakers: [{ name: 'RUT de nadie', expects: 'answer', query: { client__profile__vat: '7654321-6' } }],
  StateVars: [{ name: 'solicitud que no existe', expects: 'answer', query: { application: NOBODY } }],
  patch_StateVars: [
    { name: 'variables que no existen', expects: 'refusal', params: { id: '2147483647' }, body: {} },
  ],
};

function casesOf(id: Examined): readonly Case[] {
  const { method } = coreOperation(id);
  if (method === 'GET') return LIST;
  if (method === 'POST') return INVALID_BODIES;
  const [change = {}] = Object.values(EXAMPLES[id] ?? {});
  return method === 'DELETE' ? DELETE_OF_NOTHING : patchOfNothing(change);
}

const isExamined = (id: string): id is Examined => !id.startsWith('cmf_');

/** Cases of every operation of the core's contract, in its order. */
export const CASES = Object.fromEntries(
  Object.keys(CORE_OPERATIONS)
    .filter(isExamined)
    .map((id) => [id, OWN_CASES[id] ?? casesOf(id)]),
) as Readonly<Record<Examined, readonly Case[]>>;
