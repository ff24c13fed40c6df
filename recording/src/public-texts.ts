/** Texts that are the bank's, not a person's: what the catalogues, lists and cost calculators answer, by JSON path. */

const CATALOGUES = [
  'destinos[].descripcion',
  'tipos_inmuebles[].codigo_adm',
  'tipos_inmuebles[].descripcion',
  'antiguedades[].descripcion',
  'regiones[].name',
  'comunas[].name',
  'productos[].descripcion',
  'objetivos[].descripcion',
  'subsidios[].descripcion',
];
const DESCRIBED = ['[].Descripcion'];
const LIST = ['[].name', '[].description'];

/** By the last segment of the operation's path, in lower case. */
const PATHS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    catalogos_simulador: CATALOGUES,
    inicio: [
      ...CATALOGUES.map((path) => `catalogos.${path}`),
      'seguros.desgravamen[].Descripcion',
      'seguros.incendio[].Descripcion',
      'seguros.cesantia[].Descripcion',
    ],
    seguros_desgravamen: DESCRIBED,
    seguros_incendio: DESCRIBED,
    seguros_cesantia: DESCRIBED,
    get_real_estates: DESCRIBED,
    company: ['[].company_name'],
    companyproject: ['[].project_name'],
    products: LIST,
    product: LIST,
    loan_uses: LIST,
    real_estate_types: LIST,
    realestatetype: LIST,
    calc_operation_costs: ['[].operation_cost_description'],
    calc_simulation_web: ['operation_costs[].operation_cost_description'],
  }).map(([operation, paths]): [string, ReadonlySet<string>] => [operation, new Set(paths)]),
);

const NONE: ReadonlySet<string> = new Set();

/** JSON paths whose texts may be seen in the successful answer of the operation at a URL's path. */
export function publicTextPaths(path: string): ReadonlySet<string> {
  return PATHS.get(path.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '') ?? NONE;
}
