import { useMemo, useState } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { formatClp, formatDateText, formatPctShort } from '@simulador/contracts/platform/format';
import { type Clp, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import { prepaymentTitle } from '@simulador/contracts/calculation/messages/prepayment';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { CurrencySwitch } from '#shared/ui/amounts/currency-switch.tsx';
import { Facts, type ShownFact } from '#shared/ui/layout/facts.tsx';
import { displaySchedule, type Display, type ScheduleAnswer } from '../schedule/model/schedule.ts';
import { ScheduleDownload } from '../schedule/schedule-download.tsx';
import { ScheduleTable } from '../schedule/schedule-table.tsx';
import view from '../schedule/schedule-view.module.css';
import { BalanceChart } from './balance-chart.tsx';
import styles from './prepayments.module.css';

type Answer = components['schemas']['PrepagoAnswerDto'];

export interface PrepaymentAnswerProps extends Omit<ScheduleProps, 'asked' | 'onAsk'> {
  asked: components['schemas']['PrepagoRequestDto'];
  /** Prepayment as typed in pesos; null if it was typed in UF. */
  typedClp: number | null;
  before: ScheduleAnswer;
  answer: Answer;
  /** True while the answer belongs to the previous input. */
  isOld: boolean;
}

/** Savings by prepayments: a title, the chart of balances, the figures, and the new schedule. */
export function PrepaymentAnswer(props: PrepaymentAnswerProps) {
  const { asked, typedClp, before, answer, request, ufValueClp, ufDate, isOld } = props;
  const isForStaff = useIsForStaff();
  const [display, setDisplay] = useState<Display>({ currency: isForStaff ? 'UF' : 'CLP', inflationPct: 0 });
  const graceMonths = request.mesesgracia ?? 0;
  const creditUf = request.montocredito;
  const extraUf = asked.extra_uf;
  const conversion = useMemo(
    () => ({
      ufValueClp,
      ufDate,
      creditUf,
      graceMonths,
      typedExtra: typedClp === null ? null : { uf: extraUf, clp: typedClp },
    }),
    [ufValueClp, ufDate, creditUf, graceMonths, extraUf, typedClp],
  );
  const inPesos = useMemo(
    () => displaySchedule(answer, { currency: 'CLP', inflationPct: 0 }, conversion),
    [answer, conversion],
  );
  const schedule = useMemo(() => displaySchedule(answer, display, conversion), [answer, display, conversion]);
  const insuranceUf = answer.rows[0]?.insurance ?? 0;
  const title = prepaymentTitle(
    {
      monthsSaved: before.rows.length - answer.instalments,
      paymentUf: answer.dividend_after + insuranceUf,
      savedInterestUf: answer.saved_interest_uf,
      netSavingUf: answer.net_saving_uf,
    },
    isForStaff ? null : ufValueClp,
  );
  return (
    <div
      className={classNames(view['view'], styles['answer'], isOld && styles['old'], 'num')}
      aria-busy={isOld || undefined}
    >
      <div className={view['overview']}>
        <BalanceChart title={title} creditUf={request.montocredito} before={before} after={answer} />
        <div className={view['totals']}>
          <h3>Lo que cambia</h3>
          <Facts
            look="rows"
            facts={pairsOf(answer, before, insuranceUf, {
              ufValueClp,
              extraClp: inPesos.total.extra as Clp,
              isForStaff,
            })}
          />
        </div>
      </div>
      <Conditions answer={answer} askedUf={asked.extra_uf} />
      <div className={styles['currency']}>
        <span aria-hidden="true">Montos en</span>
        <CurrencySwitch
          name="extra_schedule"
          label="los montos con abonos"
          currency={display.currency}
          onSwitch={(currency) => setDisplay({ currency, inflationPct: 0 })}
        />
      </div>
      <ScheduleTable schedule={schedule} display={display} name="Tabla del cuadro con abonos" />
      <ScheduleDownload answer={answer} conversion={conversion} inflationPct={0} />
    </div>
  );
}

function pairsOf(
  answer: Answer,
  before: ScheduleAnswer,
  insuranceUf: number,
  { ufValueClp, extraClp, isForStaff }: { ufValueClp: number; extraClp: Clp; isForStaff: boolean },
): readonly ShownFact[] {
  const value = ufValueFromNumber(ufValueClp);
  const inOrder = (amountUf: number, clp: Clp) => {
    const [first, second] = isForStaff ? [uf(amountUf), formatClp(clp)] : [formatClp(clp), uf(amountUf)];
    return (
      <>
        <span>{first}</span> <small>{second}</small>
      </>
    );
  };
  const { commission_uf, net_saving_uf, insurance_saved_uf, saved_interest_uf } = answer;
  const clp = (amountUf: number): Clp => ufToClp(ufFromNumber(amountUf), value);
  const amount = (amountUf: number) => inOrder(amountUf, clp(amountUf));
  // The saving is the sum of the list: the interest takes what rounding leaves.
  const interestClp =
    commission_uf === null || net_saving_uf === null
      ? clp(saved_interest_uf)
      : ((clp(net_saving_uf) + clp(commission_uf)) as Clp);
  return [
    {
      label: 'Cuotas',
      note: `antes ${before.rows.length}`,
      value: `${answer.instalments}`,
    },
    { label: 'Última cuota', value: formatDateText(answer.last_due) },
    ...(answer.dividend_after > 0
      ? [{ label: 'Dividendo con seguros', value: amount(answer.dividend_after + insuranceUf) }]
      : []),
    {
      label: 'Total abonado',
      value: inOrder(answer.extra_uf, extraClp),
    },
    { label: 'Intereses que no se pagan', value: inOrder(saved_interest_uf, interestClp) },
    {
      label: 'Comisión de prepago',
      value: commission_uf === null ? 'Se acuerda con el banco' : amount(commission_uf),
    },
    ...(net_saving_uf === null
      ? []
      : [{ label: 'Ahorro', note: 'intereses menos comisión', value: amount(net_saving_uf), isSum: true }]),
    ...(insurance_saved_uf > 0
      ? [
          {
            label: 'Además, seguros',
            note: 'de las cuotas que no se pagan',
            value: amount(insurance_saved_uf),
          },
        ]
      : []),
  ];
}

/** Notes on the legal commission and its conditions, and on a prepayment that was capped. */
function Conditions({ answer, askedUf }: { answer: Answer; askedUf: number }) {
  const textFor = useAudienceText();
  const { months, credit_max_uf, least_part_pct, valid_from, source } = answer.conditions;
  const capped = answer.rows.find(({ extra }) => extra > 0 && extra < askedUf);
  const limit = `UF ${credit_max_uf.toLocaleString('es-CL')}`;
  return (
    <ul className={view['notes']}>
      {capped !== undefined && (
        <li>
          <b>
            {`El abono de la cuota ${capped.k} se limita al saldo, que es de ${uf(capped.extra)}: con él se termina de pagar.`}
          </b>
        </li>
      )}
      <li>{`${
        answer.commission_uf === null
          ? `En créditos de más de ${limit} la ley no fija la comisión de prepago: ${textFor('acuérdala', 'acuérdela')} con el banco.`
          : `La comisión es la máxima de la ley para créditos de hasta ${limit}: ${months.toLocaleString('es-CL')} meses de intereses sobre lo que se abona.`
      } Parámetro del banco desde el ${formatDateText(valid_from)}, según ${source}.`}</li>
      <li>
        {`El banco puede no aceptar un abono menor que el ${formatPctShort(least_part_pct)} del saldo.`}
      </li>
    </ul>
  );
}
