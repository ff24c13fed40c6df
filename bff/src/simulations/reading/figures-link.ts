import { formatDateText } from '@simulador/contracts/platform/format';
import {
  figuresFragment,
  type LinkAmount,
  type LinkQuote,
} from '@simulador/contracts/simulations/figures-link';
import { quotedOf } from '../quotes/quotes.service.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';

const SIMULATOR = 'simulador';

export const LINK_LABEL = 'Abrir y cambiar mis cifras';
/** Returns with which values the link calculates the figures that it opens. */
export function linkNote({ quotedUntil }: Pick<SimulationEntity, 'quotedUntil'>): string {
  const [until, rate] =
    quotedUntil === null
      ? ['Se', 'los valores']
      : [`Hasta el ${formatDateText(quotedUntil)} se`, 'tu tasa y la UF'];
  return `${until} calculan con ${rate} del día en que las abras. Ahí ves también las operaciones de las que sale cada cifra.`;
}

/**
 * Returns the address that opens a visitor's saved figures in the simulator, live and with the values of that day. Null without a
 * public address, and for a simulation of staff, whose limits the public simulator does not have.
 */
export function figuresLink(simulation: SimulationEntity, publicUrl: URL | null): string | null {
  if (publicUrl === null || simulation.flavour !== 'web') return null;
  const url = new URL(SIMULATOR, publicUrl);
  const quoted = quotedOf(simulation);
  url.hash = fragmentOf(simulation, quoted && { number: simulation.id, token: quoted.token });
  return url.href;
}

function fragmentOf(
  { inputs, snapshot, propertyValueUf, creditUf }: SimulationEntity,
  quote: LinkQuote | null,
): string {
  const { calculation, texts } = snapshot;
  const { typedClp: typed } = inputs;
  return figuresFragment(
    {
      facts: {
        purpose: calculation.destino,
        propertyType: calculation.tipopropiedad,
        propertyState: calculation.antiguedad,
      },
      isDfl2: calculation.DFL2,
      value: asTyped(propertyValueUf, typed?.value),
      subsidy:
        texts.subsidy === null
          ? null
          : {
              type: String(calculation.codigoSubsidio),
              amount: asTyped(inputs.subsidyUf, typed?.subsidy),
              hasUnemployment: texts.unemploymentInsurance !== null,
            },
      savings: asTyped(inputs.savingsUf, typed?.savings),
      credit: asTyped(creditUf, typed?.credit),
      follows: 'credito',
      years: String(calculation.plazototal),
      graceMonths: String(calculation.mesesgracia),
      hasCodebtor: Boolean(inputs.codebtor),
    },
    quote,
  );
}

const asTyped = (amountUf: number, amountClp: number | null | undefined): LinkAmount =>
  typeof amountClp === 'number'
    ? { currency: 'CLP', amount: amountClp }
    : { currency: 'UF', amount: amountUf };
