/** Reasons why no credit is affordable. None addresses the person, so that they are the same for visitors and staff. */
import { formatUfShort } from '@simulador/contracts/platform/format';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { ufFromNumber } from '@simulador/contracts/platform/money';

const { creditMinUf, otherValueAboveUf } = LIMITS.web;
const uf = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
const MIN_VALUE = `Para este destino la propiedad debe valer más de ${uf(otherValueAboveUf)}`;

export const AFFORDABILITY_SENTENCES = {
  tooLittle: `No alcanza para el crédito mínimo, que es de ${uf(creditMinUf)}.`,
  noSavings: 'El ahorro no alcanza para el porcentaje del valor que el banco no financia.',
  cheapProperty: (maxPct: number) =>
    `El banco financia hasta el ${maxPct.toLocaleString('es-CL')} % del valor: de esta propiedad, menos que el crédito mínimo, que es de ${uf(creditMinUf)}.`,
  noValue: (ownUf: number, maxPct: number) =>
    `${MIN_VALUE}: no se llega con ${uf(ownUf)} y el ${maxPct.toLocaleString('es-CL')} % que financia el banco.`,
  tooLittleForValue: (leastUf: number) =>
    `${MIN_VALUE}: el crédito sería de ${uf(leastUf)} o más, y para eso no alcanza.`,
  tooLittleForRates: (leastUf: number) =>
    `No alcanza para ${uf(leastUf)}, el crédito más bajo que tiene una tasa.`,
  noRate: (years: number) =>
    `No hay una tasa para ese producto, destino y propiedad con un plazo de ${years} años.`,
  suggestedAboveTmc: (reason: string) => `La tasa sugerida no se puede usar: ${reason}.`,
  noLongerTerm: (years: number) => `No alcanza con ningún plazo permitido, que es de hasta ${years} años.`,
} as const;
