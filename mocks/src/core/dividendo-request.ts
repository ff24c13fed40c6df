import { CREDIT_PURPOSE, SUBSIDY } from '@simulador/contracts/bank/codes';
import { isValidRut } from '@simulador/contracts/platform/rut';
import { Exact, round4 } from './calculator/exact.ts';
import { type BodyOf, checked, type Rule } from './checked-body.ts';
import { maximumRatePctOf } from './tarificador.ts';

type Body = BodyOf<'calc_dividendo'>;

type Optional =
  | 'mesesgracia'
  | 'montoAsegurado'
  | 'codigoSubsidio'
  | 'DFL2'
  | 'asegurados'
  | keyof typeof PRICES;

const PRICES = { tasa_seg_des: 0.000068, tasa_seg_inc: 0.000104, tasa_seg_ces: 0 };
/** Values of absent fields. */
const DEFAULTS: Required<Pick<Body, Optional>> = {
  mesesgracia: 0,
  montoAsegurado: 0,
  codigoSubsidio: SUBSIDY.none,
  DFL2: false,
  asegurados: 1,
  ...PRICES,
};

/** Valid request of calc_dividendo, with defaults for absent fields. Units as in the API. */
export type DividendoInput = Readonly<Body & typeof DEFAULTS>;

const uf = (amount: number) => round4(new Exact(amount));
const outside = (min: number, value: number | undefined, max: number): boolean =>
  value !== undefined && (value < min || value > max);

/** Rules in the order in which they are checked. See docs/rules.md R55. */
const RULES: readonly Rule<Body>[] = [
  [({ montocredito }) => uf(montocredito).lt(300), 'El crédito debe ser de mínimo 300 UF'],
  [({ montocredito }) => uf(montocredito).gt(20000), 'Para simular este monto, contacta a un ejecutivo.'],
  [
    ({ montocredito, valorpropiedad }) => uf(montocredito).gt(uf(valorpropiedad).mul('0.9').add('0.0001')),
    'El monto en UF no puede superar el 90% del valor de la propiedad',
  ],
  [
    ({ destino }) => !(Object.values(CREDIT_PURPOSE) as number[]).includes(destino),
    'El destino del crédito no existe',
  ],
  [
    ({ destino, valorpropiedad }) => destino !== CREDIT_PURPOSE.buySale && uf(valorpropiedad).lte(1500),
    'El valor de la propiedad debe ser mayor a UF 1500',
  ],
  [({ plazototal }) => outside(5, plazototal, 40), 'Los años de pago deben estar entre 5 y 40 años'],
  [({ mesesgracia }) => outside(0, mesesgracia, 6), 'Los meses de gracia deben estar entre 0 y 6'],
  [
    ({ tasasimulacion }) => tasasimulacion <= 0 || tasasimulacion >= 10,
    'La tasa debe ser mayor que 0 y menor que 10',
  ],
  [
    ({ tasasimulacion, montocredito, plazototal }) =>
      tasasimulacion > (maximumRatePctOf(montocredito, plazototal * 12) ?? 0),
    'La tasa no puede ser mayor a la TMC',
  ],
  [({ asegurados }) => outside(1, asegurados, 2), 'Los asegurados deben ser 1 o 2'],
  [({ participantes }) => outside(1, participantes, 2), 'Los participantes deben ser 1 o 2'],
  [({ plazovariable = 0 }) => plazovariable !== 0, 'El plazo variable debe ser 0'],
  [({ Rut = '' }) => Rut !== '' && !isValidRut(Rut), 'El rut ingresado no es correcto'],
];

/** Validates a request. @throws CoreRefusal with the first rule that it breaks */
export const readDividendoRequest = (body: unknown): DividendoInput => ({
  ...DEFAULTS,
  ...checked('calc_dividendo', body, RULES),
});
