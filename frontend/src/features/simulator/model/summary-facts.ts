/** What the summary says about a confirmed simulation. Pesos at the UF of the calculation, never at today's. */
import { formatClp, formatUfShort } from '@simulador/contracts/domain/format';
import {
  clpFromNumber,
  ufFromNumber,
  ufToClp,
  ufToNumber,
  ufValueFromNumber,
} from '@simulador/contracts/domain/money';
import { isUntouchedPhone } from '@simulador/contracts/domain/phone';
import { isBuySale, isOtherPropertyTypeVisible } from '@simulador/contracts/domain/rules/visibility';
import { formatRut } from '@simulador/contracts/domain/rut';
import type { Catalogos } from '../api/wire.ts';
import type { ClientAnswers, CreditAnswers, ProjectAnswers } from './answers.ts';
import type { Calculated } from './calculated.ts';
import { projectWords } from './catalogue-options.ts';
import { amountUf } from './credit-facts.ts';
import { workerWords } from './words.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The same in the other currency. */
  readonly second?: string;
  /** Takes two places. */
  readonly isWide?: boolean;
}

/** `Compraventa · Departamento · Usada · …`, as far as the catalogue is there. */
export const summaryTitle = (catalogos: Catalogos | null, project: ProjectAnswers): string =>
  projectWords(catalogos, project).join(' · ');

export function amountFacts(
  calculated: Calculated,
  credit: CreditAnswers,
  hasSubsidy: boolean,
): readonly Fact[] {
  const { request, ufValueClp } = calculated;
  const inBoth = (label: string, amount: number | null): readonly Fact[] => {
    if (amount === null) return [];
    const uf = ufFromNumber(amount);
    return [
      { label, value: formatUfShort(uf), second: formatClp(ufToClp(uf, ufValueFromNumber(ufValueClp))) },
    ];
  };
  const entered = (value: CreditAnswers['savings']): number | null => {
    const uf = amountUf(value, ufValueClp);
    return uf === null ? null : ufToNumber(uf);
  };
  return [
    ...inBoth('Valor de la propiedad', request.valorpropiedad),
    ...(isBuySale(request.destino) ? inBoth('Ahorro', entered(credit.savings)) : []),
    ...(hasSubsidy ? inBoth('Subsidio', entered(credit.allowanceAmount)) : []),
    ...inBoth('Monto solicitado', request.montocredito),
  ];
}

export function projectFactsInWords(
  catalogos: Catalogos | null,
  project: ProjectAnswers,
  { request }: Calculated,
): readonly Fact[] {
  const [purpose, type, place] = projectWords(catalogos, project);
  const facts = [
    { label: 'Destino', value: purpose },
    {
      label: 'Propiedad',
      value: isOtherPropertyTypeVisible(Number(project.propertyType)) ? project.otherPropertyType : type,
    },
    { label: 'Ubicación', value: place },
    { label: 'Años de pago', value: `${request.plazototal} años` },
    {
      label: 'Meses de gracia',
      value: request.mesesgracia === 0 ? 'Sin Meses de gracia' : String(request.mesesgracia),
    },
  ];
  return facts.filter((fact): fact is Fact => fact.value !== undefined);
}

/** Six, in rows of two, or with a phone seven: those that may be long then take two places, so that rows of three stay full. */
export function applicantFacts(client: ClientAnswers): readonly Fact[] {
  const hasPhone = !isUntouchedPhone(client.phone);
  return [
    { label: 'Nombre', value: `${client.name.trim()} ${client.lastName.trim()}`, isWide: hasPhone },
    { label: 'RUT', value: formatRut(client.rut) },
    { label: 'Edad', value: `${client.age} años` },
    { label: 'Tipo de trabajador', value: workerWords(client.workerType) },
    { label: 'Renta líquida', value: formatClp(clpFromNumber(Number(client.salaryClp))) },
    { label: 'Correo electrónico', value: client.email.trim(), isWide: hasPhone },
    ...(hasPhone ? [{ label: 'Teléfono', value: client.phone }] : []),
  ];
}
