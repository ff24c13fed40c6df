/** Limits of the largest credit, and reasons why there is none. None addresses the person, so that they are the same for visitors and staff. */
import { formatClp, formatUfShort } from '@simulador/contracts/platform/format';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { clpFromNumber, ufFromNumber } from '@simulador/contracts/platform/money';

const { creditMinUf, creditMaxUf, otherValueAboveUf } = LIMITS.web;
const uf = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
const clp = (amountClp: number): string => formatClp(clpFromNumber(amountClp));
const MIN_VALUE = `Para este destino la propiedad debe valer más de ${uf(otherValueAboveUf)}`;

export const AFFORDABILITY_SENTENCES = {
  tooLittle: `No alcanza para el crédito mínimo, que es de ${uf(creditMinUf)}.`,
  noneLeft: (totalMaxPct: number, totalClp: number) =>
    `Las otras deudas ocupan el ${totalMaxPct} % de la renta, que es de ${clp(totalClp)}: no queda para un dividendo.`,
  noSavings: (missingUf: number) =>
    `El ahorro no alcanza para el porcentaje del valor que el banco no financia: faltan ${uf(missingUf)}.`,
  cheapProperty: (maxPct: number) =>
    `El banco financia hasta el ${maxPct.toLocaleString('es-CL')} % del valor: de esta propiedad, menos que el crédito mínimo, que es de ${uf(creditMinUf)}.`,
  noValue: (ownUf: number, maxPct: number, missingUf: number) =>
    `${MIN_VALUE}: no se llega con ${uf(ownUf)} y el ${maxPct.toLocaleString('es-CL')} % que financia el banco, faltan ${uf(missingUf)}.`,
  tooLittleForValue: (leastUf: number) =>
    `${MIN_VALUE}: el crédito sería de ${uf(leastUf)} o más, y para eso no alcanza.`,
  tooLittleForRates: (leastUf: number) =>
    `No alcanza para ${uf(leastUf)}, el crédito más bajo que tiene una tasa.`,
  noRate: (years: number) =>
    `No hay una tasa para ese producto, destino y propiedad con un plazo de ${years} años.`,
  suggestedAboveTmc: (reason: string) => `La tasa sugerida no se puede usar: ${reason}.`,
} as const;

/** Sentences that name what keeps the largest credit from being larger. */
export const CREDIT_LIMITS = {
  payment: (mostClp: number) => `Con un crédito mayor el dividendo pasaría de ${clp(mostClp)}.`,
  income: (mostClp: number) => `El dividendo puede llegar a ${clp(mostClp)}, la cuarta parte de la renta.`,
  debts: (mostClp: number, debtsClp: number, totalMaxPct: number) =>
    `El dividendo puede llegar a ${clp(mostClp)}: con los ${clp(debtsClp)} de otras deudas, el ${totalMaxPct} % de la renta.`,
  financed: (creditUf: number, maxPct: number, isOfProperty: boolean) =>
    `El banco financia hasta el ${maxPct.toLocaleString('es-CL')} % del valor: ${isOfProperty ? 'de esta propiedad' : 'con este ahorro'}, ${uf(creditUf)}.`,
  maximum: `El crédito llega al máximo del banco, que es de ${uf(creditMaxUf)}.`,
  rate: 'Para un crédito mayor no hay una tasa que se pueda usar.',
} as const;
