import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Segments } from '#shared/ui/fields/segments.tsx';
import card from '#shared/ui/layout/card.module.css';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { isSame } from '../answers/answers.ts';
import { SimulatorContext, useForm, useSteps } from '../state/simulator-context.tsx';
import { AffordForm } from './afford-form.tsx';
import { showClient, useEstimate } from './estimate-context.tsx';
import { EstimateForm } from './estimate-form.tsx';
import styles from './estimator.module.css';
import { carryInto } from './use-estimate.ts';

export interface EstimatorProps {
  /** Title, introduction, and label of the second question. */
  texts: readonly [title: string, lead: string, afford: string];
  fold: EstimatorFold;
}

/** Whether the user left the estimate folded on an earlier visit, and where that is stored. */
export interface EstimatorFold {
  isFolded: () => boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Staff's estimate, while module 1 is open; folded if answers exist. See docs/rules.md R240. */
export function Estimator(props: EstimatorProps) {
  const { modules } = useSteps();
  return modules.m1.active && <OpenEstimator {...props} />;
}

function OpenEstimator({ texts: [heading, lead, afford], fold }: EstimatorProps) {
  const form = useForm();
  const { simulator: estimate, tab, setTab } = useEstimate();
  const [isOpen, setOpen] = useState(() => isSame(form.answersNow(), form.blank) && !fold.isFolded());
  const question = tab === 'afford' ? tab : 'dividend';
  const goOn = (): void => {
    carryInto(form, estimate);
    flushSync(() => setOpen(false));
    showClient();
  };
  return (
    <section className={`${card['card']} ${styles['estimator']}`} aria-label={heading}>
      <Disclosure
        key={String(isOpen)}
        startsOpen={isOpen}
        onToggle={fold.onToggle}
        title={<h2 className={styles['title']}>{heading}</h2>}
      >
        <div className={styles['content']}>
          <p className={styles['lead']}>{lead}</p>
          <SimulatorContext value={estimate}>
            <Segments
              name="estimate_question"
              legend="Qué quiere saber"
              options={[
                { value: 'dividend', label: 'Cuánto pagaría' },
                { value: 'afford', label: afford },
              ]}
              value={question}
              onChange={setTab}
              className={styles['questions']}
            />
            {question === 'dividend' ? <EstimateForm onContinue={goOn} /> : <AffordForm onContinue={goOn} />}
          </SimulatorContext>
        </div>
      </Disclosure>
    </section>
  );
}
