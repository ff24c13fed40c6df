import { useState, type ReactNode } from 'react';
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

const WIDTH_PX = 1040;
/** Saves, mails, and agrees to be contacted, which the text at its tick says. See docs/rules.md R701. */
const ASK = 'Deseo ser contactado';
/** Saves and mails; agrees to be contacted only with the tick. */
const KEEP = 'Guardar y recibir el PDF';
type Press = typeof ASK | typeof KEEP;

interface ToSave extends Contact {
  /** Whether the visitor agrees to be contacted. */
  readonly wantsContact: boolean;
}

type Summary = NonNullable<ReturnType<typeof useSummary>>;

export interface SummaryModalProps {
  navigation: Parameters<typeof useSummary>[1];
  layer: Parameters<typeof useSummary>[2];
  onAnswers: Parameters<typeof useSummary>[3];
  progress: ReactNode;
}

/** The confirmed simulation for review, and the contact details of the visitor. See docs/rules.md R86. */
export function SummaryModal({ navigation, layer, onAnswers, progress }: SummaryModalProps) {
  const summary = useSummary(useSimulator(), navigation, layer, onAnswers);
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
  const [pressed, setPressed] = useState<Press>(KEEP);

  const typeContact = (next: Contact): void => {
    if (next.rut !== contact.rut && saving.failure?.kind === 'email') saving.clearFailure();
    props.onContact(next);
  };
  const save = (button: Press): void => {
    const wantsContact = button === ASK || contact.wantsCall === true;
    errors.refuse();
    if (broken[0]) focusField(broken[0].name);
    else if (saving.save({ ...contact, wantsContact })) {
      setPressed(button);
      props.onSave(wantsContact);
    }
  };
  const stateOf = (button: Press) => {
    const isWorking = saving.isSaving && pressed === button;
    return { working: isWorking, disabled: !isRutValid || (saving.isSaving && !isWorking) };
  };
  return (
    <Modal
      onClose={onBack}
      onEscape={() => saving.isSaving || onBack()}
      title="Resumen de la simulación"
      aside={<BankMark className="max-md:[&>span]:hidden" />}
      widthPx={WIDTH_PX}
      footer={
        <>
          <Button variant="low" className="flex-none!" disabled={saving.isSaving} onClick={onBack}>
            Volver atrás
          </Button>
          <Button
            {...stateOf(ASK)}
            workingLabel="Registrando…"
            className="md:ml-auto"
            onClick={() => save(ASK)}
          >
            {ASK}
          </Button>
          <Button
            {...stateOf(KEEP)}
            variant="go"
            type="submit"
            form={CONTACT_FORM}
            workingLabel="Guardando…"
            className="max-md:-order-1 max-md:flex-[1_0_100%]!"
          >
            {KEEP}
          </Button>
        </>
      }
    >
      <div className="grid lg:min-h-full lg:grid-cols-[23.75rem_minmax(0,1fr)]">
        <div className="bg-ground p-4 md:p-6 lg:border-r lg:border-line">
          <ResultCard {...props.result} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-6 md:px-8">
          <div>
            <p className="text-14 text-ink-2 lg:hidden">{props.progress}</p>
            <h3 className="text-20 font-bold">{`${firstName}, revisa y recíbela`}</h3>
            <p className="text-ink-2">{project.join(' · ')}</p>
          </div>
          <div className="grid gap-4 [&_dl]:mt-0! [&_dl]:flex [&_dl]:flex-wrap [&_dl]:gap-x-8 [&_h3]:sr-only">
            <Facts title="Datos de la propiedad" facts={props.property} />
            <Facts title="Datos del solicitante" facts={props.applicant} />
          </div>
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
              <p>{`${describeNewFigures(before, props.result, 'calculaste')} Revísalo y presiona de nuevo «${pressed}».`}</p>
            </Note>
          )}
          <ContactForm
            contact={contact}
            errors={errors}
            onContact={typeContact}
            onSubmit={() => save(KEEP)}
          />
        </div>
      </div>
    </Modal>
  );
}
