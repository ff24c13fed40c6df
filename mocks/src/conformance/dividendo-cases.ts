import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { brokenBodies, type Case, variants } from './case.ts';

// The rate is well below any maximum rate that a core may have published.
const VALID = { ...CORE_EXAMPLES.calc_dividendo.all_fields, tasasimulacion: 3.5 };
const of = variants(VALID);

/** Cases on both sides of every limit that the calculator checks. */
export const DIVIDENDO_CASES: readonly Case[] = [
  ...of('answer', {
    'crédito de 2000 UF': {},
    'crédito de 300 UF': { montocredito: 300 },
    'crédito de 20000 UF': { montocredito: 20000, valorpropiedad: 40000 },
    '90 % del valor': { montocredito: 2250 },
    'plazo de 5 años': { plazototal: 5 },
    'plazo de 40 años': { plazototal: 40 },
    '6 meses de gracia': { mesesgracia: 6 },
    'tasa de 0,01 %': { tasasimulacion: 0.01 },
    'refinanciamiento, valor de 1500,0001 UF': { destino: 72, valorpropiedad: 1500.0001, montocredito: 1000 },
    'refinanciamiento interno': { destino: 70 },
    'libre disposición': { destino: 52 },
    'con subsidio y seguro de cesantía': {
      codigoSubsidio: 1,
      codigoSeguroCesantia: 1,
      tasa_seg_ces: 0.00012,
      valorpropiedad: 2200,
      montocredito: 1800,
    },
    'con DFL2': { DFL2: true },
    'sin RUT': { Rut: undefined },
    'RUT con dígito K': { Rut: '11111112-k' },
    'sin seguros ni monto asegurado': {
      montoAsegurado: undefined,
      tasa_seg_des: undefined,
      tasa_seg_inc: undefined,
      tasa_seg_ces: undefined,
    },
  }),
  ...of('either', { 'tasa de 9,99 %, según la TMC': { tasasimulacion: 9.99 } }),
  ...of(
    'refusal',
    {
      'crédito de 299,9999 UF': { montocredito: 299.9999 },
      'crédito de 20000,0001 UF': { montocredito: 20000.0001, valorpropiedad: 40000 },
    },
    'credit_range',
  ),
  ...of('refusal', { 'más del 90 % del valor': { montocredito: 2250.0002 } }, 'financing'),
  ...of('refusal', { 'plazo de 4 años': { plazototal: 4 }, 'plazo de 41 años': { plazototal: 41 } }, 'years'),
  ...of('refusal', { '7 meses de gracia': { mesesgracia: 7 } }, 'grace'),
  ...of(
    'refusal',
    { 'tasa de 0 %': { tasasimulacion: 0 }, 'tasa de 10 %': { tasasimulacion: 10 } },
    'rate_range',
  ),
  ...of(
    'refusal',
    { 'refinanciamiento, valor de 1500 UF': { destino: 72, valorpropiedad: 1500, montocredito: 1000 } },
    'property_value',
  ),
  ...of('refusal', { 'RUT con dígito equivocado': { Rut: '12345678-4' } }, 'rut'),
  ...of('refusal', { 'destino desconocido': { destino: 3 } }, 'purpose'),
  ...of('refusal', { '3 asegurados': { asegurados: 3 }, '3 participantes': { participantes: 3 } }, 'people'),
  ...of('refusal', { 'plazo variable de 1': { plazovariable: 1 } }, 'variable_term'),
  ...brokenBodies('calc_dividendo', VALID),
];
