import { CREDIT_PURPOSE, SUBSIDY } from '@simulador/contracts/bank/codes';
import { isValidRut } from '@simulador/contracts/platform/rut';
import { Exact, round4 } from './calculator/exact.ts';
import { checked } from './checked-body.ts';
import { CoreRefusal } from './operation.ts';
import { booleanOf, choiceOf, fieldsOf, integerOf, numberOf, textOf } from './request-fields.ts';
import { maximumRatePctOf } from './tmc.ts';

/** Valid request of calc_dividendo, with defaults for absent fields. Units as in the API. */
export type DividendoInput = Readonly<ReturnType<typeof read>>;

const DEFAULT_LIFE_RATE = 0.000068;
const DEFAULT_FIRE_RATE = 0.000104;

function read(body: unknown) {
  const fields = fieldsOf(body);
  return {
    montocredito: numberOf(fields, 'montocredito'),
    valorpropiedad: numberOf(fields, 'valorpropiedad'),
    plazototal: integerOf(fields, 'plazototal'),
    tasasimulacion: numberOf(fields, 'tasasimulacion'),
    destino: choiceOf(fields, 'destino', Object.values(CREDIT_PURPOSE)),
    mesesgracia: integerOf(fields, 'mesesgracia', 0),
    montoAsegurado: numberOf(fields, 'montoAsegurado', 0),
    codigoSubsidio: integerOf(fields, 'codigoSubsidio', SUBSIDY.none),
    DFL2: booleanOf(fields, 'DFL2', false),
    tasa_seg_des: numberOf(fields, 'tasa_seg_des', DEFAULT_LIFE_RATE),
    tasa_seg_inc: numberOf(fields, 'tasa_seg_inc', DEFAULT_FIRE_RATE),
    tasa_seg_ces: numberOf(fields, 'tasa_seg_ces', 0),
    asegurados: integerOf(fields, 'asegurados', 1),
    participantes: integerOf(fields, 'participantes', 1),
    plazovariable: integerOf(fields, 'plazovariable', 0),
    rut: textOf(fields, 'Rut'),
  };
}

type Rule = readonly [breaks: (input: DividendoInput) => boolean, message: string];

const uf = (amount: number) => round4(new Exact(amount));
const outside = (value: number, min: number, max: number): boolean => value < min || value > max;

/** Rules in the order in which they are checked. See docs/rules.md R55. */
const RULES: readonly Rule[] = [
  [({ montocredito }) => uf(montocredito).lt(300), 'El crédito debe ser de mínimo 300 UF'],
  [({ montocredito }) => uf(montocredito).gt(20000), 'Para simular este monto, contacta a un ejecutivo.'],
  [
    ({ montocredito, valorpropiedad }) => uf(montocredito).gt(uf(valorpropiedad).mul('0.9').add('0.0001')),
    'El monto en UF no puede superar el 90% del valor de la propiedad',
  ],
  [
    ({ destino, valorpropiedad }) => destino !== CREDIT_PURPOSE.buySale && uf(valorpropiedad).lte(1500),
    'El valor de la propiedad debe ser mayor a UF 1500',
  ],
  [({ plazototal }) => outside(plazototal, 5, 40), 'Los años de pago deben estar entre 5 y 40 años'],
  [({ mesesgracia }) => outside(mesesgracia, 0, 6), 'Los meses de gracia deben estar entre 0 y 6'],
  [
    ({ tasasimulacion }) => tasasimulacion <= 0 || tasasimulacion >= 10,
    'La tasa debe ser mayor que 0 y menor que 10',
  ],
  [
    ({ tasasimulacion, montocredito, plazototal }) =>
      tasasimulacion > (maximumRatePctOf(montocredito, plazototal * 12) ?? 0),
    'La tasa no puede ser mayor a la TMC',
  ],
  [({ asegurados }) => outside(asegurados, 1, 2), 'Los asegurados deben ser 1 o 2'],
  [({ participantes }) => outside(participantes, 1, 2), 'Los participantes deben ser 1 o 2'],
  [({ plazovariable }) => plazovariable !== 0, 'El plazo variable debe ser 0'],
  [({ rut }) => rut !== undefined && !isValidRut(rut), 'El rut ingresado no es correcto'],
];

/** Validates a request. @throws CoreRefusal with the first rule that it breaks */
export function readDividendoRequest(body: unknown): DividendoInput {
  const input = read(body);
  const broken = RULES.find(([breaks]) => breaks(input));
  if (broken) throw new CoreRefusal(broken[1]);
  checked('calc_dividendo', body);
  return input;
}
