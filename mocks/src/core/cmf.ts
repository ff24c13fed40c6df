import { DEMO_TMC, demoUfClp } from '@simulador/contracts/rates/demo-rates';
import { addDays, addMonthsClamped, type IsoDate, parseIsoDate } from '@simulador/contracts/platform/dates';
import type { CoreAnswer } from '@simulador/contracts/api/core-request';
import { type CoreContext, CoreRefusal } from './operation.ts';

/** Day of the month on which the UF of the days up to the next month's 9th is published. */
const UF_DAY = 9;
/** Day of the month on which a TMC begins. */
const TMC_DAY = 15;
/** Kind of credit that the simulator has no use for, as the CMF's answer has many: in pesos, 90 days or more. */
const OTHER_TYPE = { Tipo: '34', Valor: '9,96' };

const decimal = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
// The locale leaves out the dot of four digits, which no UF has.
const text = (value: number): string => decimal.format(value);

const dayOf = (month: IsoDate, day: number): IsoDate => addDays(month, day - 1);

/** Returns the first day of the requested month. @throws CoreRefusal without a key or for a month that does not exist */
function monthOf({ query, params }: CoreContext): IsoDate {
  if (!query.get('apikey')) throw new CoreRefusal('Falta la clave de la API.', { status: 401 });
  try {
    return parseIsoDate(`${String(params['year'])}-${String(params['month'])}-01`);
  } catch {
    throw new CoreRefusal('El mes no existe.', { status: 400 });
  }
}

const nothing = (): CoreRefusal => new CoreRefusal('No hay datos para la fecha consultada.', { status: 404 });

/** Returns the published UF of some days. @throws CoreRefusal 404 if there are none */
function ufBetween(first: IsoDate, end: IsoDate, { today, ufClp }: CoreContext): CoreAnswer<'cmf_uf'> {
  const month = parseIsoDate(`${today.slice(0, 7)}-01`);
  const isPublished = Number(today.slice(8)) >= UF_DAY;
  const last = dayOf(isPublished ? addMonthsClamped(month, 1) : month, UF_DAY);
  const offset = ufClp - demoUfClp(parseIsoDate(today));
  const UFs: CoreAnswer<'cmf_uf'>['UFs'] = [];
  for (let day = first; day < end && day <= last; day = addDays(day, 1))
    UFs.push({ Valor: text(demoUfClp(day) + offset), Fecha: day });
  if (UFs.length === 0) throw nothing();
  return { UFs };
}

export function publishedUf(_body: unknown, context: CoreContext): CoreAnswer<'cmf_uf'> {
  const month = monthOf(context);
  return ufBetween(month, addMonthsClamped(month, 1), context);
}

export function publishedUfAfter(_body: unknown, context: CoreContext): CoreAnswer<'cmf_uf'> {
  const next = addMonthsClamped(monthOf(context), 1);
  return ufBetween(next, addMonthsClamped(next, 1), context);
}

export function publishedTmc(_body: unknown, context: CoreContext): CoreAnswer<'cmf_tmc'> {
  const month = monthOf(context);
  const Fecha = dayOf(month, TMC_DAY);
  if (Fecha > context.today) throw nothing();
  const days = { Fecha, Hasta: dayOf(addMonthsClamped(month, 1), TMC_DAY - 1) };
  return {
    TMCs: [
      { ...OTHER_TYPE, ...days },
      ...DEMO_TMC.map(({ code, name, annualRatePct }) => ({
        Titulo: 'Operaciones reajustables en moneda nacional de un año o más',
        SubTitulo: name,
        ...days,
        Valor: text(annualRatePct),
        Tipo: String(code),
      })),
    ],
  };
}
