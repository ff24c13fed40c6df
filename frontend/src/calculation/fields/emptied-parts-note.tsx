import { flushSync } from 'react-dom';
import { formatTyped } from '#shared/ui/amounts/money-value.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { partsToOffer } from '../state/emptied-parts.ts';
import { useAnswers, useBank, useForm, useSteps } from '../state/simulator-context.tsx';
import { useTouched } from './touched.ts';
import styles from './emptied-parts-note.module.css';

const NAMES = { savings: 'ahorro', creditAmount: 'crédito' } as const;

/** Note that offers savings and credit again after another value emptied them. See docs/rules.md R703. */
export function EmptiedPartsNote() {
  const { change } = useForm();
  const { uf } = useBank();
  const { names } = useTouched();
  const { emptied } = useSteps().progress;
  const answers = useAnswers((all) => all);
  const offered = partsToOffer(answers, emptied, uf.valueClp);
  if (offered.length === 0) return null;
  return (
    <FieldGridRow>
      <Note small role="status">
        <p>Con otro valor, el ahorro y el crédito se piden de nuevo. Puedes seguir con lo que tenías:</p>
        <div className={styles['buttons']}>
          {offered.map(({ part, amount }) => (
            <Button
              key={part}
              small
              onClick={() => {
                const { currency, amount: typed } = amount;
                flushSync(() => change({ [`credit.${part}`]: { currency, amount: typed } }));
                focusField(names[`credit.${part}`]);
              }}
            >
              {`Usar ${formatTyped(amount)} de ${NAMES[part]}`}
            </Button>
          ))}
        </div>
      </Note>
    </FieldGridRow>
  );
}
