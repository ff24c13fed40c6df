import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { neededIncome } from '@simulador/contracts/calculation/income/affordability';
import { formatPct, unbroken } from '@simulador/contracts/platform/format';
import { answerOf, ApiError } from '#shared/api/api-error.ts';
import { isFinal } from '#shared/api/final-refusals.ts';
import { useByContent, useDebounced } from '#shared/api/use-settled.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { client } from '#shared/session/client.ts';
import { pesos, ufShort } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { AskedMoneyField } from '../fields/asked-money-field.tsx';
import { Actions } from '../form/actions.tsx';
import { otherDebtsOf } from '../figures/inicio-view.ts';
import { useSimulator } from '../state/simulator-context.tsx';
import { affordRequest, inputErrors, savingsQuestion, type AffordRequest } from './afford-request.ts';
import { useAffording } from './affording.ts';
import styles from './estimator.module.css';

const DELAY_MS = 300;

export interface AffordFormProps {
  onContinue: () => void;
}

/**
 * Shows the credit that a monthly payment or an income is sufficient for, and a button that takes it into the form. See
 * docs/rules.md R575.
 */
export function AffordForm({ onContinue }: AffordFormProps) {
  const estimate = useSimulator();
  const { uf, answers, labels } = estimate;
  const textFor = useAudienceText();
  const { input, setInput } = useAffording();
  const errors = inputErrors(input, answers.flavour, uf.valueClp);
  // A figure that was typed before another tab or a reload counts as left, so that it says why it has no answer.
  const [left, setLeft] = useState(() =>
    (Object.keys(errors) as (keyof typeof errors)[]).filter((field) => errors[field] && input[field] !== ''),
  );
  const leave = (field: keyof typeof errors) => ({
    onBlur: () => setLeft((before) => [...before, field]),
    error: left.includes(field) ? errors[field] : undefined,
  });
  const request = useByContent(affordRequest(estimate, input));
  const asked = useDebounced(request, DELAY_MS);
  const query = useQuery({
    queryKey: ['alcance', asked, uf.date],
    queryFn: ({ signal }) =>
      answerOf(client.POST('/api/simulador/alcance', { body: asked as AffordRequest, signal })),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const { error, isFetching, refetch } = query;
  const data = asked === null || error !== null ? undefined : query.data;
  const isCurrent = asked === request && data !== undefined && !query.isPlaceholderData;
  const failure = asked === null || isFetching ? null : failureOf(error, textFor);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isCurrent) return;
    estimate.change({ 'credit.propertyValue': { currency: 'UF', amount: data.value_uf } });
    estimate.change({
      'credit.savings': input.savings,
      'credit.paymentYears': input.years,
    });
    onContinue();
  };
  const debts = input.by === 'income' ? otherDebtsOf(estimate.inicio, Number(input.debts)) : undefined;
  const monthlyName =
    input.by === 'payment'
      ? 'el dividendo al mes'
      : textFor('tu renta líquida', 'la renta líquida del cliente');
  const missing = [
    ...(Number(input.monthly) > 0 ? [] : [monthlyName]),
    ...(input.savings.amount === null ? [textFor('tu ahorro', 'el ahorro')] : []),
  ];
  const amount = (label: string, amountUf: number) => ({
    label,
    value: ufShort(amountUf),
    note: pesos(clpOf(amountUf, uf.valueClp)),
  });
  return (
    <form noValidate onSubmit={submit}>
      <RadioGroup
        name="afford_by"
        label="¿De qué partimos?"
        options={[
          { value: 'payment', label: textFor('Lo que puedo pagar al mes', 'Lo que puede pagar al mes') },
          { value: 'income', label: textFor('Mi renta líquida', 'La renta líquida del cliente') },
        ]}
        value={input.by}
        onChange={(value) => setInput({ ...input, by: value === 'income' ? 'income' : 'payment' })}
      />
      <div className={`${styles['fields']} ${styles['below']}`}>
        <NumberField
          name="afford_monthly"
          label={input.by === 'payment' ? 'Dividendo al mes' : 'Renta líquida al mes'}
          unit="CLP"
          value={input.monthly}
          onChange={(monthly) => setInput({ ...input, monthly })}
          {...leave('monthly')}
        />
        <AskedMoneyField
          question={savingsQuestion(input, uf.valueClp)}
          name="afford_savings"
          label={labels['credit.savings']}
          uf={uf}
          value={input.savings}
          onChange={(savings) => setInput({ ...input, savings })}
          {...leave('savings')}
        />
        <NumberField
          name="afford_years"
          label="Años de pago"
          value={input.years}
          onChange={(years) => setInput({ ...input, years })}
          {...leave('years')}
        />
        {input.by === 'income' && (
          <NumberField
            name="afford_debts"
            label="Otras deudas al mes"
            hint="Cuotas de consumo, tarjetas o auto."
            required={false}
            unit="CLP"
            value={input.debts}
            onChange={(debts) => setInput({ ...input, debts })}
            {...leave('debts')}
          />
        )}
      </div>
      <div aria-live="polite" className={styles['below']}>
        {missing.length > 0 && (
          <p className={styles['reason']}>
            {`${textFor('Aparecerá aquí apenas indiques', 'Aparecerá aquí apenas indique')} ${missing.join(' y ')}.`}
          </p>
        )}
        {failure !== null && (
          <Note tone="warn">
            <p>{failure.message}</p>
            <RetryButton small onRetry={failure.canRetry ? () => void refetch() : null} />
          </Note>
        )}
        {data !== undefined && (
          <>
            <h3>{`${textFor('Te alcanza', 'Alcanza')} para una propiedad de hasta ${ufShort(data.value_uf)}`}</h3>
            <p className={styles['reason']}>{unbroken(data.limit)}</p>
            <Facts
              facts={[
                amount('Propiedad de hasta', data.value_uf),
                amount('Crédito', data.credit_uf),
                {
                  label: 'Dividendo',
                  value: pesos(data.row.DivTotalPe),
                  note: `al ${formatPct(data.row.Tasa)} en ${data.row.Plazo} años`,
                },
                {
                  label: 'Renta mínima',
                  value: pesos(neededIncome(data.row, debts)),
                  ...(debts && { note: `con ${textFor('tus otras', 'las otras')} deudas` }),
                },
              ]}
            />
          </>
        )}
      </div>
      <p className={styles['note']}>
        Supone la compra de un departamento usado, a la tasa sugerida para cada crédito. El banco financia una
        parte del valor: con más ahorro alcanza para más.
      </p>
      <Actions>
        <Button variant={isCurrent ? 'go' : 'alt'} type="submit" disabled={!isCurrent}>
          Usar estas cifras
        </Button>
      </Actions>
    </form>
  );
}

interface Failure {
  readonly message: string;
  /** False if the same request would be refused again. */
  readonly canRetry: boolean;
}

/** Returns the sentence of a failure; a 404 names the limit. A 400 is about a field, in the words of the wire. */
function failureOf(error: Error | null, textFor: ReturnType<typeof useAudienceText>): Failure | null {
  if (error === null) return null;
  const canRetry = !isFinal(error);
  if (error instanceof ApiError && error.status !== 400) return { message: error.message, canRetry };
  return {
    message: canRetry
      ? textFor('No pudimos calcularlo. Inténtalo de nuevo.', 'No pudimos calcularlo. Inténtelo de nuevo.')
      : textFor(
          'Con estas cifras no podemos calcularlo. Revísalas.',
          'Con estas cifras no podemos calcularlo. Revíselas.',
        ),
    canRetry,
  };
}
