import type { ComponentType } from 'react';
import type { ResultProps } from '#shared/simulation/result-slots.ts';
import type { Contact, SummaryProps } from '#shared/simulation/summary-slots.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useContactForm } from '../model/use-contact-form.ts';
import { useRecalculation } from '../model/use-recalculation.ts';
import { useSubmission } from '../model/use-submission.ts';
import { ASK, BACK, TITLE } from '../texts.ts';
import { CONTACT_FORM, ContactForm } from './contact-form.tsx';
import { Facts } from './facts.tsx';
import { FailureNote } from './failure-note.tsx';
import { IncomeSlider } from './income-slider.tsx';
import styles from './summary-modal.module.css';

export interface SummaryModalProps extends SummaryProps {
  /** The card with all figures. */
  Result: ComponentType<ResultProps>;
}

const WIDTH_PX = 1040;

/** The confirmed simulation, to be looked at once more, and who wants to be contacted about it. See docs/rules.md R86. */
export function SummaryModal({ Result, ...props }: SummaryModalProps) {
  const { firstName, project, contact, onBack } = props;
  const judged = useContactForm(contact);
  const submission = useSubmission(props);
  const recalculation = useRecalculation(props.onRecalculate, submission);

  const typeContact = (next: Contact): void => {
    if (next.rut !== contact.rut && submission.failure?.kind === 'email') submission.forget();
    props.onContact(next);
  };
  const ask = (): void => {
    judged.leaveAll();
    if (!judged.isRutValid) focusField('input_rut');
    else if (!judged.isPhoneValid) focusField('input_phone_number');
    else submission.submit(contact);
  };
  return (
    <Modal
      onClose={onBack}
      title={TITLE}
      aside={<BankMark className={styles['mark']} />}
      widthPx={WIDTH_PX}
      footer={
        <>
          <Button disabled={submission.isSending} onClick={onBack}>
            {BACK}
          </Button>
          <Button
            variant="go"
            type="submit"
            form={CONTACT_FORM}
            disabled={!judged.isRutValid}
            working={submission.isSending}
            workingLabel="Registrando…"
          >
            {ASK}
          </Button>
        </>
      }
    >
      <div className={styles['columns']}>
        <div className={styles['result']}>
          <Result {...props.result} />
        </div>
        <div className={styles['detail']}>
          <div>
            <h3 className={styles['title']}>{firstName}, revisa y déjanos contactarte</h3>
            <p className="muted">{project.join(' · ')}</p>
          </div>
          <Facts title="Datos de la propiedad" facts={props.property} />
          <Facts title="Datos del solicitante" facts={props.applicant} />
          <IncomeSlider credit={props.credit} />
          {submission.failure !== null && (
            <FailureNote
              failure={submission.failure}
              attempt={submission.attempt}
              isRecalculating={recalculation.isWorking}
              onRecalculate={recalculation.recalculate}
              onAmend={props.onAmend}
              labelOf={props.labelOf}
            />
          )}
          {recalculation.isDone && (
            <Note role="status">
              <p>Actualizamos los valores de tu simulación. Revísalos antes de continuar.</p>
            </Note>
          )}
          <ContactForm contact={contact} judged={judged} onContact={typeContact} onSubmit={ask} />
        </div>
      </div>
    </Modal>
  );
}
