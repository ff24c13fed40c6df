import { Fragment } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { FoldedState } from '../state/folded-state.ts';
import { unbroken } from '../answers/describe.ts';
import styles from './done-row.module.css';

export interface DoneRowProps {
  /** `01 Tus datos`. */
  step: string;
  state: Exclude<FoldedState, 'later'>;
  /** What was answered, shortest form. */
  said: readonly string[];
  /** `tus datos`: what `Editar` is about, for those who don't see the row. */
  subject: string;
  isEditable: boolean;
  onEdit: () => void;
}

const STATE = {
  done: { icon: 'check', words: 'Módulo completado' },
  pending: { icon: 'info', words: 'Falta completar este paso' },
  review: { icon: 'error', words: 'Hay datos por revisar' },
  uncalculated: { icon: 'info', words: 'Falta calcular el dividendo' },
} as const;

/** A module with answers, folded into a row. */
export function DoneRow({ step, state, said, subject, isEditable, onEdit }: DoneRowProps) {
  const { icon, words } = STATE[state];
  return (
    <section className={classNames(styles['done'], styles[state])} aria-label={step}>
      <Icon name={icon} className={styles['mark']} />
      <p className={`${styles['state']} num`}>
        <b>{step}</b>{' '}
        <span className="nw">
          <i aria-hidden="true">·</i> {words}
        </span>
      </p>
      <p className={`${styles['said']} num`}>
        {said.map((part, index) => (
          <Fragment key={`${index} ${part}`}>
            {index > 0 && ' · '}
            <span>{unbroken(part)}</span>
          </Fragment>
        ))}
      </p>
      <Button variant="low" className={styles['edit']} disabled={!isEditable} onClick={onEdit}>
        Editar<span className="vh"> {subject}</span>
      </Button>
    </section>
  );
}
