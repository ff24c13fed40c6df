import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { STAFF } from '@simulador/contracts/people/access';
import { normalisePhone } from '@simulador/contracts/platform/phone';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { CALL_CONSENT, CURRENT_CONTACT_CONSENT } from '@simulador/contracts/simulations/consent';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { type DataLayer, PAGE } from '#shared/browser/data-layer.ts';
import { storeSolicitud } from '#shared/browser/solicitudes.ts';
import { roleOf, sessionState } from '#shared/session/session-state.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useSaving } from '#shared/simulation/use-saving.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { useFormErrors } from '#shared/ui/fields/use-form-errors.ts';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { projectFacts } from '../../answers/answers.ts';
import { fieldNamed } from '../../answers/fields.ts';
import { renewLists } from '../../api/get-companies.ts';
import { type Confirmed, confirmedOf, savedOf } from '../../confirmation/confirmed.ts';
import { NEW_FIGURES, saveSimulation } from '../../confirmation/save-request.ts';
import { viewFacts } from '../../confirmation/step-views.ts';
import type { SavedAnswers, SummaryNavigation } from '../../confirmation/use-summary-navigation.ts';
import { ResultCard } from '../../result/result-card.tsx';
import { shareUrl } from '../../state/shared-figures.ts';
import { useSimulator } from '../../state/whole-simulator.ts';
import type { Simulator } from '../../state/use-simulator.ts';
import { CONTACT_FORM, contactErrors, ContactForm, type Contact } from './contact-form.tsx';
import { FailureNote } from './failure-note.tsx';
import { IncomeSlider } from './income-slider.tsx';

/** Long enough to be read after the navigation to the field. */
const AMEND_TOAST_MS = 8000;
const WIDTH_PX = 1040;
const ASK_TEXT_ID = 'deseo-contacto';
/** Saves, mails, and agrees to be contacted, by mail unless the tick asks for a call. See docs/rules.md R701. */
const ASK = 'Deseo ser contactado';
/** Saves and mails; agrees to be contacted only with the tick. */
const KEEP = 'Guardar y recibir el PDF';
type Press = typeof ASK | typeof KEEP;

/** Contact to save, and whether the visitor agrees to be contacted. */
type ToSave = Contact & { readonly wantsContact: boolean };

export interface SummaryModalProps {
  navigation: SummaryNavigation;
  layer: DataLayer | null;
  /** Called with the answers that were saved. */
  onAnswers: (saved: SavedAnswers) => void;
  progress: ReactNode;
}

/** The confirmed simulation for review, and the contact details of the visitor. See docs/rules.md R86. */
export function SummaryModal(props: SummaryModalProps) {
  const simulator = useSimulator();
  const confirmed = confirmedOf(simulator);
  return confirmed && <Review {...props} simulator={simulator} confirmed={confirmed} />;
}

interface ReviewProps extends SummaryModalProps {
  simulator: Simulator;
  confirmed: Confirmed;
}

function Review({ navigation, layer, onAnswers, progress, simulator, confirmed }: ReviewProps) {
  const { answers, blank, dispatch, fields, form, inicio, labels, uf } = simulator;
  const { result } = confirmed;
  const { rut, phone } = answers.client;
  const { wantsCall } = simulator.progress;
  const contact = { rut, phone, wantsCall };
  const toast = useToast();
  const queries = useQueryClient();
  const broken = contactErrors(contact);
  const errors = useFormErrors(broken);
  const isRutValid = rutRule(contact.rut) === null;
  const named = (name: string) => fieldNamed(name, projectFacts(answers.project).purpose, fields);
  const amend = (name: string, message: string): void => {
    const path = named(name);
    if (path === null) return;
    toast.show(message, { tone: 'bad', durationMs: AMEND_TOAST_MS });
    navigation.backTo(path);
  };
  const keepSaved = (read: SimulationRead, userHash: string): void => {
    const { client, project, credit } = form.now();
    const typed = form.typed();
    const facts = viewFacts(simulator.draft, inicio?.catalogos ?? null, uf.valueClp);
    layer?.view(PAGE.saved, { ...facts, user_id: userHash });
    layer?.restart();
    // The next person at a shared computer must not find a visitor's simulation. See docs/rules.md R92.
    if (STAFF.includes(roleOf(sessionState())))
      storeSolicitud({ uuid: read.uuid, broker: null, project: null, rut: client.rut });
    const url = shareUrl({
      ...{ hasCodebtor: client.hasCodebtor, project, credit, asked: {} },
      ...(read.quote && { quote: { number: read.id, token: read.quote.token } }),
    });
    onAnswers({ answers: typed, written: simulator.progress.written });
    // The way back shows the figures; what identifies the person is gone.
    form.reset({
      ...blank,
      client: { ...blank.client, hasCodebtor: client.hasCodebtor },
      project: { ...typed.project, address: '' },
      credit: typed.credit,
    });
    dispatch({ type: 'saved', saved: savedOf(read, client.email.trim(), url, result.needed.clp, wantsCall) });
    navigation.showSuccess();
  };
  const saving = useSaving({
    personOf: ({ rut, phone }: ToSave) => ({
      ...confirmed.person,
      identification: toWireRut(rut),
      phone_number: normalisePhone(phone),
    }),
    save: async ({ rut, phone, wantsContact }, { uuid, user_hash }) => {
      const { simulation, intentKey } = confirmed;
      const consent = wantsCall ? CALL_CONSENT : CURRENT_CONTACT_CONSENT;
      const body = {
        ...simulation,
        calculation: { ...simulation.calculation, Rut: toWireRut(rut) },
        client: uuid,
        contact_consent: { version: consent.version, accepted: wantsContact },
        phone_number: normalisePhone(phone),
      };
      return { read: await saveSimulation('web', body, intentKey), user_hash };
    },
    onSaved: ({ read, user_hash }) => keepSaved(read, user_hash),
    onFailed: ({ kind }) => {
      if (kind === 'savedBefore') dispatch({ type: 'noted', intentKey: newIntentKey() });
      if (kind === 'fields') renewLists(queries);
      if (kind === 'changed') saving.recalculate();
    },
    recalculate: simulator.simulation.recalculate,
  });
  const [pressed, setPressed] = useState<Press>(KEEP);

  const typeContact = (next: Contact): void => {
    if (next.rut !== contact.rut && saving.failure?.kind === 'email') saving.clearFailure();
    const typed = form.typed();
    form.reset({ ...typed, client: { ...typed.client, rut: next.rut, phone: next.phone } });
    dispatch({ type: 'noted', wantsCall: next.wantsCall });
  };
  const save = (button: Press): void => {
    const wantsContact = button === ASK || wantsCall;
    errors.refuse();
    if (broken[0]) focusField(broken[0].name);
    else if (saving.save({ ...contact, wantsContact })) {
      setPressed(button);
      if (wantsContact) layer?.click(ASK);
    }
  };
  const stateOf = (button: Press) => {
    const isWorking = saving.isSaving && pressed === button;
    return { working: isWorking, disabled: !isRutValid || (saving.isSaving && !isWorking) };
  };
  return (
    <Modal
      onClose={navigation.back}
      onEscape={() => saving.isSaving || navigation.back()}
      title="Resumen de la simulación"
      aside={<BankMark className="max-md:[&>span]:hidden" />}
      widthPx={WIDTH_PX}
      footer={
        <>
          {/* With the tick, what it agrees to is said there. */}
          {!wantsCall && (
            <p id={ASK_TEXT_ID} className="w-full text-14 text-ink-2 max-md:-order-2">
              {`«${ASK}»: ${CURRENT_CONTACT_CONSENT.text}`}
            </p>
          )}
          <Button variant="low" className="flex-none!" disabled={saving.isSaving} onClick={navigation.back}>
            Volver atrás
          </Button>
          <Button
            {...stateOf(ASK)}
            aria-describedby={wantsCall ? undefined : ASK_TEXT_ID}
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
          <ResultCard {...result} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-6 md:px-8">
          <div>
            <p className="text-14 text-ink-2 lg:hidden">{progress}</p>
            <h3 className="text-20 font-bold">{`${confirmed.firstName}, revisa y recíbela`}</h3>
            <p className="text-ink-2">{confirmed.project.join(' · ')}</p>
          </div>
          <div className="grid gap-4 [&_dl]:mt-0! [&_dl]:flex [&_dl]:flex-wrap [&_dl]:gap-x-8 [&_h3]:sr-only">
            <Facts title="Datos de la propiedad" facts={confirmed.property} />
            <Facts title="Datos del solicitante" facts={confirmed.applicant} />
          </div>
          <IncomeSlider credit={confirmed.credit} />
          {saving.failure !== null && (
            <FailureNote
              failure={saving.failure}
              attempt={saving.attempt}
              isRecalculating={saving.isRecalculating}
              onRecalculate={saving.recalculate}
              onAmend={amend}
              labelOf={(name) => {
                const path = named(name);
                return path && labels[path];
              }}
            />
          )}
          {saving.wasRecalculated && (
            <Note role="status">{`${NEW_FIGURES} Revísalas y presiona de nuevo «${pressed}».`}</Note>
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
