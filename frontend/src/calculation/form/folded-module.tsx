import { unbroken } from '@simulador/contracts/platform/format';
import { Fragment } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { describeModule } from '../answers/describe.ts';
import type { ModuleId } from '../answers/fields.ts';
import { canEdit } from '../state/modules.ts';
import { useAnswers, useBank, useForm, useSteps } from '../state/simulator-context.tsx';
import type { SimulatorSteps } from '../state/use-simulator.ts';
import styles from './folded-module.module.css';

export interface FoldedModuleProps {
  id: ModuleId;
  parts: { readonly number: string; readonly title: string; readonly subject: string };
  onEdit: (id: ModuleId) => void;
}

const STATE = {
  done: { icon: 'check', text: 'Módulo completado' },
  pending: { icon: 'info', text: 'Falta completar este paso' },
  review: { icon: 'error', text: 'Hay datos por revisar' },
  uncalculated: { icon: 'info', text: 'Falta calcular el dividendo' },
  figures: { icon: 'info', text: 'Ya con tus cifras' },
} as const;

/** A closed module with answers, folded into a row. See docs/rules.md R81. */
export function FoldedModule({ id, parts, onEdit }: FoldedModuleProps) {
  const steps = useSteps();
  const { fields, violationsNow } = useForm();
  const { number, title, subject } = parts;
  const isIncomplete = useAnswers(() => {
    const broken = fields[id].flatMap((path) => violationsNow()[path] ?? []);
    return broken.length > 0 && broken.every(({ code }) => code === 'required');
  });
  const found = stateOf(id, steps);
  const state = found === 'review' && isIncomplete ? 'pending' : found;
  const { icon, text } = STATE[state];
  const step = `${number} ${title}`;
  return (
    <section className={classNames(styles['done'], styles[state])} aria-label={step}>
      <Icon name={icon} className={styles['mark']} />
      <p className={`${styles['state']} num`}>
        <b>{step}</b>{' '}
        <span className="whitespace-nowrap">
          <i aria-hidden="true">·</i> <span>{text}</span>
        </span>
      </p>
      <p className={`${styles['answers']} num`}>
        {useDescription(id).map((part, index) => (
          <Fragment key={`${index} ${part}`}>
            <span>{unbroken(index > 0 ? ` · ${part}` : part)}</span>
          </Fragment>
        ))}
      </p>
      <Button
        variant="low"
        className={styles['edit']}
        disabled={!canEdit(steps.modules, id)}
        onClick={() => onEdit(id)}
      >
        Editar<span className="sr-only">{` ${subject}`}</span>
      </Button>
    </section>
  );
}

function useDescription(id: ModuleId): readonly string[] {
  const answers = useAnswers((all) => all);
  const { inicio, uf } = useBank();
  return describeModule(id, answers, inicio?.catalogos ?? null, uf);
}

/** The open module's answers, on paper. */
export const WrittenModule = ({ id }: Pick<FoldedModuleProps, 'id'>) => (
  <span>{useDescription(id).join(' · ')}</span>
);

/**
 * Returns the module's status. `pending`: has answers of an earlier visit, a link or the estimate,
 * but an earlier module is not complete. `review`: answers that have to be validated again.
 */
function stateOf(id: ModuleId, { modules, isCreditValid }: SimulatorSteps): keyof typeof STATE {
  if (modules[id].valid) return 'done';
  if (id === 'm2' && !modules.m1.valid) return 'pending';
  if (id === 'm3' && isCreditValid) return modules.m1.valid && modules.m2.valid ? 'uncalculated' : 'figures';
  return 'review';
}
