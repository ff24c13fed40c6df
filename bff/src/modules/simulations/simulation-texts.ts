/** What document and mail say of a saved simulation: labels and texts, in the screen's order and words. */
import { incomeVerdict, missingIncome } from '@simulador/contracts/messages/income';
import { CREDIT_PURPOSE } from '@simulador/contracts/domain/codes';
import {
  formatClp,
  formatDateText,
  formatEntered,
  formatPct,
  formatUf,
  formatUfNumber,
} from '@simulador/contracts/domain/format';
import {
  addUf,
  clpFromNumber,
  ufFromNumber,
  ufToClp,
  ufToNumber,
  ufValueFromNumber,
} from '@simulador/contracts/domain/money';
import { formatPhone } from '@simulador/contracts/domain/phone';
import { formatRut } from '@simulador/contracts/domain/rut';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { SimulationSnapshot } from '../../database/entities/simulation.stored.ts';
import { contactOf } from './simulation-contact.ts';

/** Amounts come as the wire's decimal numbers: `UF 11,4796`. */
export const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
/** `11,4796`. */
export const ufNumber = (amountUf: number): string => formatUfNumber(ufFromNumber(amountUf));
/** `$469.290` from whole pesos. */
export const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));
/** `$81.760.720` from UF, at the value of one UF that was shown. */
const ufInPesos = (amountUf: number, clpPerUf: number): string =>
  formatClp(ufToClp(ufFromNumber(amountUf), ufValueFromNumber(clpPerUf)));
export const date = formatDateText;
export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;
export const months = (count: number): string => `${count} ${count === 1 ? 'mes' : 'meses'}`;
/** Texts of people, on one line: their line breaks are none of a document's, nor of a mail's. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim();

/** A line of a list: what it is, and how much. */
export interface Pair {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly isSum?: true;
}

/** Something said about the client, the property or the credit; `second` is the same in pesos. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly second?: string;
}

/** A fact in both currencies. */
export type AmountFact = Required<Fact>;

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

const fact = (label: string, value: string | null | undefined): Fact[] =>
  value ? [{ label, value: oneLine(value) }] : [];

export const hasUnemployment = ({ row }: SimulationSnapshot): boolean => row.SegCes > 0;

/** An amount in UF, and beside it the same in pesos: both are for the client, who thinks in pesos. See docs/rules.md R243. */
const amountPair = (label: string, amountUf: number, clpPerUf: number): Pair => ({
  label,
  note: ufInPesos(amountUf, clpPerUf),
  value: uf(amountUf),
});

/** "Información" of the result card. */
export function informationPairs(snapshot: SimulationSnapshot): readonly Pair[] {
  const { row } = snapshot;
  const { value: clpPerUf } = snapshot.uf;
  const amount = (label: string, amountUf: number): Pair => amountPair(label, amountUf, clpPerUf);
  return [
    { label: 'Tasa anual', value: formatPct(row.Tasa) },
    { label: 'CAE', note: 'no incluye gastos operacionales', value: formatPct(row.TasaCae) },
    { label: 'Plazo', value: years(row.Plazo) },
    amount('Dividendo sin seguros', row.Dividendo),
    amount('Seguro de incendio y sismo', row.SegInc),
    ...(hasUnemployment(snapshot) ? [amount('Seguro de cesantía', row.SegCes)] : []),
    amount('Seguro de desgravamen', row.SegDesg),
    {
      label: 'Costo total del crédito',
      note: `${ufInPesos(row.CostoTotalUF, clpPerUf)} · los gastos operacionales se pagan aparte`,
      value: uf(row.CostoTotalUF),
      isSum: true,
    },
  ];
}

/** "Gastos Operacionales": the lines, and the sum of the lines as shown. */
export function costPairs({ costs, uf: { value } }: SimulationSnapshot): readonly Pair[] {
  const total = ufToNumber(addUf(...costs.map((line) => ufFromNumber(line.amount_uf))));
  return [
    ...costs.map((line) => amountPair(oneLine(line.operation_cost_description), line.amount_uf, value)),
    { ...amountPair('Total', total, value), isSum: true },
  ];
}

/** Who, what for, and how much. */
export const factGroups = (simulation: SimulationEntity): readonly FactGroup[] => [
  { title: 'Cliente', facts: clientFacts(simulation) },
  { title: 'Propiedad', facts: propertyFacts(simulation) },
  { title: 'Crédito', facts: creditFacts(simulation) },
];

function clientFacts(simulation: SimulationEntity): Fact[] {
  const { client, inputs } = simulation;
  const { email, phone } = contactOf(simulation);
  return [
    ...fact('Nombre', `${inputs.firstName} ${inputs.lastName}`),
    ...fact('RUT', formatRut(client.identification)),
    ...fact('Correo electrónico', email),
    ...fact('Teléfono', phone && formatPhone(phone)),
    { label: 'Renta líquida', value: pesos(inputs.netIncomeClp), second: verdictOf(simulation) },
  ];
}

function propertyFacts({ snapshot, inputs, propertyValueUf }: SimulationEntity): Fact[] {
  const { texts, calculation } = snapshot;
  const place = [inputs.location, texts.comuna, texts.region].filter(Boolean).join(', ');
  return [
    ...fact('Tipo', texts.propertyType),
    ...fact('Estado', texts.propertyState),
    ...(calculation.DFL2 ? fact('DFL2', 'Sí') : []),
    ...fact('Ubicación', place),
    ...fact('Inmobiliaria', texts.broker),
    ...fact('Proyecto', texts.project),
    amountFact('Valor', propertyValueUf, inputs.typedClp?.value, snapshot),
  ];
}

function creditFacts(simulation: SimulationEntity): Fact[] {
  const { snapshot, creditUf, propertyValueUf } = simulation;
  const { texts, calculation } = snapshot;
  const financedPct = (creditUf / propertyValueUf) * 100;
  const [credit, ...parts] = creditAmounts(simulation);
  return [
    ...fact('Destino', texts.purpose),
    ...fact('Producto', texts.product),
    ...(credit ? [credit] : []),
    ...fact('Financiamiento', formatPct(financedPct)),
    ...parts,
    ...fact('Seguros', insurancesOf(snapshot)),
    ...(calculation.mesesgracia > 0 ? fact('Meses de gracia', months(calculation.mesesgracia)) : []),
  ];
}

/** The credit that was entered. */
export const enteredCredit = ({ snapshot, inputs, creditUf }: SimulationEntity): AmountFact =>
  amountFact('Monto del crédito', creditUf, inputs.typedClp?.credit, snapshot);

/** The credit, and in a purchase what else pays the property. */
function creditAmounts(simulation: SimulationEntity): readonly Fact[] {
  const { snapshot, inputs } = simulation;
  const { texts, calculation } = snapshot;
  const { typedClp: typed } = inputs;
  const isPurchase = calculation.destino === CREDIT_PURPOSE.buySale;
  return [
    enteredCredit(simulation),
    ...(isPurchase ? [amountFact('Ahorro', inputs.savingsUf, typed?.savings, snapshot)] : []),
    ...(texts.subsidy
      ? [amountFact(oneLine(texts.subsidy), inputs.subsidyUf, typed?.subsidy, snapshot)]
      : []),
  ];
}

/** What was entered: value, credit, and what else pays the property. */
export const enteredPairs = (simulation: SimulationEntity): readonly Pair[] =>
  [
    amountFact(
      'Valor de la propiedad',
      simulation.propertyValueUf,
      simulation.inputs.typedClp?.value,
      simulation.snapshot,
    ),
    ...creditAmounts(simulation),
  ].map(({ label, value, second = '' }) => ({ label, value, note: second }));

const insurancesOf = ({ texts }: SimulationSnapshot): string =>
  [texts.lifeInsurance, texts.fireInsurance, texts.unemploymentInsurance].filter(Boolean).join(', ');

/** In the currency that it was typed in, and in the other one. */
const amountFact = (
  label: string,
  amountUf: number,
  typedClp: number | null | undefined,
  { uf: { value } }: SimulationSnapshot,
): AmountFact => ({
  label,
  ...formatEntered(
    ufFromNumber(amountUf),
    typeof typedClp === 'number' ? clpFromNumber(typedClp) : null,
    ufValueFromNumber(value),
  ),
});

const verdictOf = ({ inputs, snapshot }: SimulationEntity): string =>
  incomeVerdict(missingIncome(inputs.netIncomeClp, snapshot.row.RenMin), true);

/** Beside the dividend. */
export const mainPairs = (simulation: SimulationEntity): readonly Pair[] => [
  { label: 'Renta mínima', note: verdictOf(simulation), value: pesos(simulation.snapshot.row.RenMin) },
  { label: 'Primer dividendo', value: pesos(simulation.snapshot.row.DivTotalPe) },
  { label: 'Primera fecha de pago', value: date(simulation.snapshot.row.FecVencimiento) },
  { label: 'Cuotas', value: String(simulation.snapshot.row.Cuotas) },
];

/** What it is about, in one line. */
export const subject = ({ texts, row }: SimulationSnapshot): string =>
  oneLine(`${texts.purpose} · ${texts.propertyType} · ${years(row.Plazo)}`);
