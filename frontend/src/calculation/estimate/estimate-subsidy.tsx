import { LIMITS } from '@simulador/contracts/calculation/limits';
import { SUBSIDY_RANGE, subsidyMeaning } from '@simulador/contracts/calculation/messages/subsidies';
import { formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { inCurrency } from '#shared/ui/amounts/money-value.ts';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { subsidyOptions } from '../answers/options.ts';
import { Bound } from '../fields/bound.tsx';
import { useAnswers, useBank } from '../state/simulator-context.tsx';
import styles from './estimate-card.module.css';

const { subsidyValueMaxUf } = LIMITS.web;

/** Which subsidy, in words, and its amount; for a value without subsidies, that there is none. */
export function EstimateSubsidy() {
  const { uf, inicio } = useBank();
  const value = useAnswers(({ credit }) => credit.propertyValue);
  if ((inCurrency(value, 'UF', uf.valueClp).amount ?? 0) > subsidyValueMaxUf)
    return (
      <p className={styles['subsidy']}>
        {`Los subsidios son para propiedades de hasta ${formatUfShort(ufFromNumber(subsidyValueMaxUf))}: esta respuesta no lo cuenta.`}
      </p>
    );
  const catalogos = inicio?.catalogos;
  return (
    <FieldGrid className={styles['subsidy']}>
      <Bound to="credit.subsidyType">
        {(field) => (
          <SelectField
            {...field}
            label="¿Cuál?"
            options={catalogos ? subsidyOptions(catalogos) : []}
            hint={subsidyMeaning(Number(field.value))}
          />
        )}
      </Bound>
      <Bound to="credit.subsidyAmount">
        {(field) => <MoneyField {...field} isCompact uf={uf} placeholder="300" hint={SUBSIDY_RANGE} />}
      </Bound>
    </FieldGrid>
  );
}
