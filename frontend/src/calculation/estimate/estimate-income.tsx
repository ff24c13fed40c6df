import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { onDemand } from '#shared/ui/feedback/on-demand.tsx';
import { Bound } from '../fields/bound.tsx';
import { useRemedies } from '../state/apply-remedy.ts';
import { useAnswers, useFigures } from '../state/simulator-context.tsx';
import styles from './estimate-card.module.css';

const IncomeVerdict = onDemand(
  'income-verdict',
  async () => (await import('../result/income-verdict.tsx')).IncomeVerdict,
  'No pudimos cargar la comparación con la renta.',
);

/** The optional income of whoever pays, and whether it is enough, with the remedies if not. */
export function EstimateIncome() {
  const isOfTwo = useAnswers(({ client }) => client.hasCodebtor);
  const { verdict } = useRemedies(useFigures().result);
  return (
    <div className={styles['income']}>
      <div className={styles['incomes']}>
        <Bound to="client.salaryClp">
          {(field) => (
            <NumberField
              {...field}
              required={false}
              label="¿Alcanza tu renta?"
              unit="CLP"
              hint="Líquida al mes"
            />
          )}
        </Bound>
        {isOfTwo && (
          <Bound to="client.codebtorSalaryClp">
            {(field) => (
              <NumberField
                {...field}
                required={false}
                label="La renta de la otra persona"
                unit="CLP"
                hint="Líquida al mes"
              />
            )}
          </Bound>
        )}
      </div>
      <div aria-live="polite">{verdict && <IncomeVerdict {...verdict} />}</div>
    </div>
  );
}
