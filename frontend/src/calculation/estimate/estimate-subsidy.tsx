import operator from 'virtual:operator';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { SUBSIDY_RANGE, subsidyMeaning } from '@simulador/contracts/calculation/messages/subsidies';
import { ufShort } from '#shared/simulation/figure-texts.ts';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { inCurrency } from '#shared/ui/amounts/money-value.ts';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { subsidyOptions } from '../answers/options.ts';
import { Bound } from '../fields/bound.tsx';
import { useAnswers, useBank, useForm } from '../state/simulator-context.tsx';
import styles from './estimate-card.module.css';

export interface EstimateSubsidyProps {
  /** True if the visitor does not know yet which subsidy: the estimate continues without one. */
  isUnsure: boolean;
  onUnsure: (isUnsure: boolean) => void;
}

const UNSURE = { value: '', label: 'No sé todavía' };
const { subsidyValueMaxUf } = LIMITS.web;

/** Which subsidy, in words, and its amount, or where to ask; for a value without subsidies, that there is none. See docs/rules.md R784. */
export function EstimateSubsidy({ isUnsure, onUnsure }: EstimateSubsidyProps) {
  const { uf, inicio } = useBank();
  const { change } = useForm();
  const value = useAnswers(({ credit }) => credit.propertyValue);
  if ((inCurrency(value, 'UF', uf.valueClp).amount ?? 0) > subsidyValueMaxUf)
    return (
      <p className={styles['subsidy']}>
        {`Los subsidios son para propiedades de hasta ${ufShort(subsidyValueMaxUf)}: esta respuesta no lo cuenta.`}
      </p>
    );
  const catalogos = inicio?.catalogos;
  const choose = (type: string): void => {
    onUnsure(type === UNSURE.value);
    if (type === UNSURE.value) change({ 'credit.takesSubsidy': 'no' });
    else change({ 'credit.takesSubsidy': 'yes', 'credit.subsidyType': type });
  };
  return (
    <FieldGrid className={styles['subsidy']}>
      <Bound to="credit.subsidyType">
        {(field) => (
          <SelectField
            {...field}
            label="¿Cuál?"
            options={[...(catalogos ? subsidyOptions(catalogos) : []), UNSURE]}
            hint={isUnsure ? undefined : subsidyMeaning(Number(field.value))}
            value={isUnsure || !catalogos ? UNSURE.value : field.value}
            onChange={(value) => choose(value)}
          />
        )}
      </Bound>
      {isUnsure ? (
        <p>Seguimos sin subsidio, y lo agregas cuando lo sepas. {operator.subsidies}</p>
      ) : (
        <Bound to="credit.subsidyAmount">
          {(field) => (
            <MoneyField {...field} isCompact keepsHint uf={uf} placeholder="300" hint={SUBSIDY_RANGE} />
          )}
        </Bound>
      )}
    </FieldGrid>
  );
}
