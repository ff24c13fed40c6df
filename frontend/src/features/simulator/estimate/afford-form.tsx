import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Flavour, LIMITS } from '@simulador/contracts/domain/limits';
import type { components } from '@simulador/contracts/generated/bff';
import { formatClp, formatPct, formatUfShort } from '@simulador/contracts/domain/format';
import { ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/domain/money';
import { answerOf, ApiError } from '#shared/api/api-error.ts';
import { useByContent, useDebounced } from '#shared/api/use-settled.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { client } from '#shared/session/client.ts';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { EMPTY_UF, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { FactList } from '#shared/ui/layout/facts.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { listsOf } from '../calculation/inicio-view.ts';
import { dividendoRequest } from '../calculation/requests.ts';
import { Actions } from '../modules/actions.tsx';
import { useSimulator } from '../state/simulator-context.tsx';
import type { Simulator } from '../state/use-simulator.ts';
import styles from './estimator.module.css';

type Request = components['schemas']['AlcanceRequestDto'];

const DELAY_MS = 300;
/** Replaced by each credit's suggested rate. */
const ANY_RATE_PCT = 1;

interface Input {
  readonly by: 'payment' | 'income';
  /** Whole pesos, digits only. */
  readonly monthly: string;
  readonly savings: MoneyValue;
  readonly years: string;
}

const isTerm = (years: string, { yearsMin, yearsMax }: (typeof LIMITS)[Flavour]): boolean =>
  Number(years) >= yearsMin && Number(years) <= yearsMax;

/**
 * Returns the request for the estimate's property, with placeholder amounts that the answer replaces; null while the input is
 * incomplete.
 */
function requestOf({ answers, inicio, uf }: Simulator, input: Input): Request | null {
  const lists = listsOf(inicio);
  const monthly = Number(input.monthly);
  if (lists === null || monthly <= 0 || !isTerm(input.years, LIMITS[answers.flavour])) return null;
  const credit = {
    ...answers.credit,
    propertyValue: { currency: 'UF', amount: 2000 },
    creditAmount: { currency: 'UF', amount: 1000 },
    paymentYears: input.years,
  } as const;
  const request = dividendoRequest({ ...answers, credit }, lists, ANY_RATE_PCT);
  if (request === null) return null;
  const { montocredito: _credit, valorpropiedad: _value, montoAsegurado: _insured, ...calculation } = request;
  return {
    calculation,
    ...(input.by === 'payment' ? { payment_clp: monthly } : { income_clp: monthly }),
    savings_uf: inCurrency(input.savings, 'UF', uf.valueClp).amount ?? 0,
    insured_pct: request.porcentaje ?? 0,
  };
}

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
  const limits = LIMITS[answers.flavour];
  const textFor = useAudienceText();
  const [input, setInput] = useState<Input>({ by: 'payment', monthly: '', savings: EMPTY_UF, years: '25' });
  const request = useByContent(requestOf(estimate, input));
  const asked = useDebounced(request, DELAY_MS);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['alcance', asked, uf.date],
    queryFn: ({ signal }) =>
      answerOf(client.POST('/api/simulador/alcance', { body: asked as Request, signal })),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const isCurrent =
    asked !== null && asked === request && data !== undefined && !isPlaceholderData && error === null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isCurrent) return;
    estimate.change({ 'credit.propertyValue': { currency: 'UF', amount: data.value_uf } });
    estimate.change({
      'credit.savings': input.savings.amount === null ? { ...EMPTY_UF, amount: 0 } : input.savings,
      'credit.paymentYears': input.years,
    });
    onContinue();
  };
  const ufValue = ufValueFromNumber(uf.valueClp);
  const amount = (label: string, amountUf: number) => ({
    label,
    value: formatUfShort(ufFromNumber(amountUf)),
    note: formatClp(ufToClp(ufFromNumber(amountUf), ufValue)),
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
        onChange={({ target }) =>
          setInput({ ...input, by: target.value === 'income' ? 'income' : 'payment' })
        }
      />
      <div className={`${styles['fields']} ${styles['below']}`}>
        <NumberField
          name="afford_monthly"
          label={input.by === 'payment' ? 'Dividendo al mes' : 'Renta líquida al mes'}
          unit="CLP"
          value={input.monthly}
          onChange={(monthly) => setInput({ ...input, monthly })}
        />
        <MoneyField
          name="afford_savings"
          label={labels['credit.savings']}
          uf={uf}
          value={input.savings}
          onChange={(savings) => setInput({ ...input, savings })}
        />
        <NumberField
          name="afford_years"
          label="Años de pago"
          value={input.years}
          onChange={(years) => setInput({ ...input, years })}
          error={
            isTerm(input.years, limits) ? undefined : `Entre ${limits.yearsMin} y ${limits.yearsMax} años`
          }
        />
      </div>
      <div aria-live="polite" className={styles['below']}>
        {asked !== null && error !== null && !isFetching && (
          <Note tone="warn">
            <p>
              {error instanceof ApiError
                ? error.message
                : textFor(
                    'No pudimos calcularlo. Inténtalo de nuevo.',
                    'No pudimos calcularlo. Inténtelo de nuevo.',
                  )}
            </p>
            {!(error instanceof ApiError && error.status === 404) && (
              <Button small onClick={() => void refetch()}>
                Reintentar
              </Button>
            )}
          </Note>
        )}
        {asked !== null && error === null && data !== undefined && (
          <FactList
            facts={[
              amount('Crédito de hasta', data.credit_uf),
              amount('Propiedad de hasta', data.value_uf),
              {
                label: 'Dividendo',
                value: pesos(data.row.DivTotalPe),
                note: `al ${formatPct(data.row.Tasa)} en ${data.row.Plazo} años`,
              },
              { label: 'Renta mínima', value: pesos(data.row.RenMin) },
            ]}
          />
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
