import { jointIncome } from '@simulador/contracts/calculation/rules/codebtor';
import { formatPct } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.ts';
import { pesos, ufRounded } from '#shared/simulation/figure-texts.ts';
import { clpOf, inCurrency } from '#shared/ui/amounts/money-value.ts';
import { Button } from '#shared/ui/button.tsx';
import { withAssumedProperty } from '../answers/assumed.ts';
import { isSame } from '../answers/answers.ts';
import { type AffordRequest, askAfford } from '../api/affordable.ts';
import { FieldRow } from '../fields/labelled.tsx';
import { IncomeFields } from '../fields/income-fields.tsx';
import { listsOf } from '../api/get-inicio.ts';
import { creditOf } from '../figures/requests.ts';
import { QuestionPanel } from '../schedule/question-panel.tsx';
import { useCreditQuery } from '../schedule/use-credit-query.ts';
import { useCreditFields } from '../state/simulator-context.tsx';
import { useSimulator } from '../state/whole-simulator.ts';
import type { Simulator } from '../state/use-simulator.ts';

/** Replaced by each credit's suggested rate. */
const ANY_RATE_PCT = 1;

/** Returns the request for the income, with placeholder amounts that the answer replaces; null while income or savings are missing. */
function affordRequest({ answers, inicio, uf, progress }: Simulator): AffordRequest | null {
  const { client: person, credit } = answers;
  const lists = listsOf(inicio);
  const incomeClp = jointIncome(
    Number(person.salaryClp),
    person.hasCodebtor ? Number(person.codebtorSalaryClp) : null,
  );
  const savingsUf = inCurrency(credit.savings, 'UF', uf.valueClp).amount;
  if (lists === null || incomeClp <= 0 || savingsUf === null || savingsUf < 0) return null;
  const found = creditOf(
    withAssumedProperty(
      {
        ...answers,
        credit: {
          ...credit,
          propertyValue: { currency: 'UF', amount: 2000 },
          creditAmount: { currency: 'UF', amount: 1000 },
          paymentYears: credit.paymentYears || '25',
        },
      },
      inicio,
    ),
    lists,
  );
  if (found === null) return null;
  const { montocredito: _credit, valorpropiedad: _value, montoAsegurado: _insured, ...calculation } = found;
  return {
    calculation: { ...calculation, tasasimulacion: ANY_RATE_PCT },
    income_clp: incomeClp,
    debts_clp: Number(progress.debtsClp),
    savings_uf: savingsUf,
    insured_pct: found.porcentaje,
  };
}

/** Shows the property that an income buys with the savings and years of the credit, and a button that takes its value. See docs/rules.md R575. */
export function AffordForm() {
  const simulator = useSimulator();
  const { uf, answers, change } = simulator;
  const textFor = useAudienceText();
  const { splits } = useCreditFields();
  const request = affordRequest(simulator);
  const question = useCreditQuery('alcance', request, String(uf.valueClp), askAfford);
  const data = question && isSame(question.asked, request) ? question.query.data : undefined;
  const { savings, paymentYears } = answers.credit;
  const missing = [
    Number(answers.client.salaryClp) > 0 ? '' : textFor('tu renta líquida', 'la renta líquida del cliente'),
    savings.amount === null ? textFor('tu ahorro, arriba', 'el ahorro, arriba') : '',
  ].filter((text) => text !== '');
  const use = (valueUf: number): void => {
    change({ 'credit.savings': savings, 'credit.paymentYears': paymentYears });
    change({ 'credit.propertyValue': { currency: 'UF', amount: valueUf } });
  };
  return (
    <QuestionPanel
      question={question}
      blank={{
        title: textFor('Hasta qué propiedad te alcanza', 'Hasta qué propiedad alcanza'),
        reason: !splits
          ? textFor(
              'Es para una compra: elige Comprar, arriba.',
              'Es para una compra: elija Comprar, arriba.',
            )
          : missing.length > 0
            ? `Aparecerá aquí apenas ${textFor('indiques', 'indique')} ${missing.join(' y ')}.`
            : null,
      }}
      show={({ value_uf, row, limit }) => ({
        title: `${textFor('Te alcanza', 'Alcanza')} para una propiedad de hasta ${ufRounded(value_uf)}`,
        reason: `${pesos(clpOf(value_uf, uf.valueClp))}. ${textFor('Pagarías', 'Pagaría')} ${pesos(row.DivTotalPe)} al mes, al ${formatPct(row.Tasa)} en ${row.Plazo} años. ${limit}`,
      })}
    >
      <FieldRow>
        <IncomeFields prefix="afford" />
        {data && !question?.query.isPlaceholderData && (
          <div>
            <Button className="row-start-2" onClick={() => use(data.value_uf)}>
              {`Usar ${ufRounded(data.value_uf)}`}
            </Button>
          </div>
        )}
      </FieldRow>
    </QuestionPanel>
  );
}
