import { useId, useState, type ReactNode } from 'react';
import { normalisePhone } from '@simulador/contracts/platform/phone';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { CURRENT_CONTACT_CONSENT } from '@simulador/contracts/simulations/consent';
import { describeNewFigures } from '../../figures/new-figures.ts';
import { ResultCard } from '../../result/result-card.tsx';
import type { Contact } from '../../state/saved-simulation.ts';
import { useSimulator } from '../../state/simulator-context.tsx';
import { saveSimulation } from '../../confirmation/save-request.ts';
import { useSummary } from '../../confirmation/use-summary.ts';
import { useSaving } from '#shared/simulation/use-saving.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { useFormErrors } from '#shared/ui/fields/use-form-errors.ts';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { CONTACT_FORM, contactErrors, ContactForm } from './contact-form.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { FailureNote } from './failure-note.tsx';
import { IncomeSlider } from './income-slider.tsx';
import styles from './summary-modal.module.css';

const WIDTH_PX = 1040;
const ASK = 'Deseo ser contactado';
/** Saves and mails, without agreeing to be contacted. See docs/rules.md R701. */
const KEEP = 'Guardar y recibir el PDF';
/** Text that a press of the button agrees to, always in sight above it. See docs/rules.md R701. */
const AGREEMENT = `«${ASK}»: ${CURRENT_CONTACT_CONSENT.text}`;
const NO_CONTACT = `Con «${KEEP}» te la enviamos por correo y nadie te llama.`;

interface ToSave extends Contact {
  /** Whether the visitor agrees to be contacted. */
  readonly wantsContact: boolean;
}

type Summary = NonNullable<ReturnType<typeof useSummary>>;

export interface SummaryModalProps {
  navigation: Parameters<typeof useSummary>[1];
  layer: Parameters<typeof useSummary>[2];
  /** Called with the client whose simulation was saved. */
  onClient: Parameters<typeof useSummary>[3];
  progress: ReactNode;
}

/** The confirmed simulation for review, and the contact details of the visitor. See docs/rules.md R86. */
export function SummaryModal({ navigation, layer, onClient, progress }: SummaryModalProps) {
  const summary = useSummary(useSimulator(), navigation, layer, onClient);
  return summary && <Review {...summary} progress={progress} />;
}

function Review(props: Summary & { progress: ReactNode }) {
  const { firstName, project, contact, onBack } = props;
  const broken = contactErrors(contact);
  const errors = useFormErrors(broken);
  const isRutValid = rutRule(contact.rut) === null;
  const saving = useSaving({
    personOf: ({ rut, phone }: ToSave) => ({
      ...props.person,
      identification: toWireRut(rut),
      phone_number: normalisePhone(phone),
    }),
    save: async ({ rut, phone, wantsContact }, { uuid, user_hash }) => {
      const { simulation, intentKey } = props;
      const calculation = { ...simulation.calculation, Rut: toWireRut(rut) };
      const { version } = CURRENT_CONTACT_CONSENT;
      const body = {
        ...simulation,
        calculation,
        client: uuid,
        contact_consent: { version, accepted: wantsContact },
        phone_number: normalisePhone(phone),
      };
      return { read: await saveSimulation('web', body, intentKey), user_hash };
    },
    onSaved: ({ read, user_hash }) => props.onSaved(read, user_hash),
    onFailed: ({ kind }) => {
      if (kind === 'savedBefore') props.onOtherIntent();
      if (kind === 'fields') props.onRefused();
      if (kind !== 'changed') return;
      setBefore(props.result);
      saving.recalculate();
    },
    recalculate: props.onRecalculate,
  });
  const [before, setBefore] = useState(props.result);
  const [wantedContact, setWantedContact] = useState(true);
  const noteId = useId();

  const typeContact = (next: Contact): void => {
    if (next.rut !== contact.rut && saving.failure?.kind === 'email') saving.clearFailure();
    props.onContact(next);
  };
  const save = (wantsContact: boolean): void => {
    errors.refuse();
    if (broken[0]) focusField(broken[0].name);
    else if (saving.save({ ...contact, wantsContact })) {
      setWantedContact(wantsContact);
      props.onSave(wantsContact);
    }
  };
  const isSaving = (wantsContact: boolean): boolean => saving.isSaving && wantedContact === wantsContact;
  return (
    <Modal
      onClose={onBack}
      onEscape={() => saving.isSaving || onBack()}
      title="Resumen de la simulación"
      aside={<BankMark className={styles['mark']} />}
      widthPx={WIDTH_PX}
      footer={
        <>
          <p id={noteId} className={`${styles['agreement']} small muted`}>
            {AGREEMENT}
          </p>
          <Button className={styles['back']} disabled={saving.isSaving} onClick={onBack}>
            Volver atrás
          </Button>
          <div className={styles['save']}>
            <Button
              className={styles['keep']}
              disabled={!isRutValid || isSaving(true)}
              working={isSaving(false)}
              workingLabel="Guardando…"
              onClick={() => save(false)}
            >
              {KEEP}
            </Button>
            <Button
              variant="go"
              type="submit"
              form={CONTACT_FORM}
              aria-describedby={noteId}
              disabled={!isRutValid || isSaving(false)}
              working={isSaving(true)}
              workingLabel="Registrando…"
            >
              {ASK}
            </Button>
          </div>
        </>
      }
    >
      <div className={styles['progress']}>{props.progress}</div>
      <div className={styles['columns']}>
        <div className={styles['result']}>
          <ResultCard {...props.result} />
        </div>
        <div className={styles['detail']}>
          <div>
            <h3 className={styles['title']}>{`${firstName}, revisa y déjanos contactarte`}</h3>
            <p className="muted">{project.join(' · ')}</p>
          </div>
          <Facts title="Datos de la propiedad" facts={props.property} />
          <Facts title="Datos del solicitante" facts={props.applicant} />
          <IncomeSlider credit={props.credit} />
          {saving.failure !== null && (
            <FailureNote
              failure={saving.failure}
              attempt={saving.attempt}
              isRecalculating={saving.isRecalculating}
              onRecalculate={saving.recalculate}
              onAmend={props.onAmend}
              labelOf={props.labelOf}
            />
          )}
          {saving.wasRecalculated && (
            <Note role="status">
              <p>{`${describeNewFigures(before, props.result, 'calculaste')} Revísalo y presiona de nuevo «${wantedContact ? ASK : KEEP}».`}</p>
            </Note>
          )}
          <ContactForm
            contact={contact}
            errors={errors}
            onContact={typeContact}
            onSubmit={() => save(true)}
          />
          <p className="small muted">{NO_CONTACT}</p>
        </div>
      </div>
    </Modal>
  );
}
