/** A confirmed result as the summary shows it, and the summary's actions. */
import { useQueryClient } from '@tanstack/react-query';
import { PAGE, type DataLayer } from '#shared/browser/data-layer.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import type { Contact, SavedSimulation } from '../state/saved-simulation.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { figuresIn, statedIn } from '#shared/simulation/stated-read.ts';
import { sessionState } from '#shared/session/session-state.ts';
import { roleOf } from '#shared/session/use-session.ts';
import { storeSolicitud } from '#shared/browser/solicitudes.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { formatUfRounded } from '@simulador/contracts/platform/format';
import { clpFromNumber } from '@simulador/contracts/platform/money';
import type { BothAmounts } from '@simulador/contracts/simulations/figures';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { factsOf } from '@simulador/contracts/simulations/facts';
import { STAFF } from '@simulador/contracts/people/access';
import { MODAL } from '@simulador/contracts/simulations/screens';
import type { Amount, Stated } from '@simulador/contracts/simulations/stated';
import { projectFacts, type Answers, type ClientAnswers } from '../answers/answers.ts';
import { type AnswerNames, statedBy } from '../answers/stated-answers.ts';
import { incomeOf } from '../answers/violations.ts';
import { verdictOn } from '../figures/figures-view.ts';
import { describeProject } from '../answers/describe.ts';
import { fieldNamed } from '../answers/fields.ts';
import { costLines } from '../result/figures.ts';
import type { Simulator } from '../state/use-simulator.ts';
import { shareUrl } from '../state/share-url.ts';
import { personOf, saveRequest, type SimulationToSave } from './save-request.ts';
import { renewLists } from './renew-lists.ts';
import { viewFacts } from './step-views.ts';
import type { SavedAnswers, SummaryNavigation } from './use-summary-navigation.ts';

const CLICK = 'Deseo ser contactado';
/** Long enough to be read after the navigation to the field. */
const AMEND_TOAST_MS = 8000;

/** Returns the summary; null while nothing is confirmed. `onAnswers`: called with the answers that were saved. */
export function useSummary(
  simulator: Simulator,
  navigation: SummaryNavigation,
  layer: DataLayer | null,
  onAnswers: (saved: SavedAnswers) => void,
) {
  const { form, blank, answers, answersNow, fields, labels, dispatch, inicio, uf } = simulator;
  const toast = useToast();
  const queries = useQueryClient();
  const shown = shownOf(simulator);
  if (shown === null) return null;
  const named = (name: string) => fieldNamed(name, projectFacts(answers.project).purpose, fields);
  return {
    ...shown,
    onContact: (contact: Contact) => dispatch({ type: 'contactTyped', contact }),
    /** Called when the visitor saves, with or without agreeing to be contacted. RUT and phone are required from then on. */
    onSave: (wantsContact: boolean): void => {
      form.setAnswer('client.rut', shown.contact.rut);
      form.setAnswer('client.phone', shown.contact.phone);
      dispatch({ type: 'contactGiven' });
      if (wantsContact) layer?.click(CLICK);
    },
    /** @param userHash pseudonym of the client for analytics */
    onSaved: (read: SimulationRead, userHash: string): void => {
      const { client, project, credit } = answersNow();
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
      onAnswers({ answers: form.typed(), written: simulator.progress.written });
      // The way back shows the figures; what identifies the person is gone.
      form.reset({
        ...blank,
        client: { ...blank.client, hasCodebtor: client.hasCodebtor },
        project: { ...form.typed().project, address: '' },
        credit: form.typed().credit,
      });
      dispatch({ type: 'saved', saved: savedOf(read, client.email.trim(), url, shown.result.needed.clp) });
      navigation.showSuccess();
    },
    /** Gives the next save another idempotency key. */
    onOtherIntent: () => dispatch({ type: 'intentRenewed', key: newIntentKey() }),
    /** Called when the bank refused fields. */
    onRefused: () => renewLists(queries),
    onBack: navigation.back,
    /** Navigates to the module of a field. */
    onAmend: (name: string, message: string): void => {
      const path = named(name);
      if (path === null) return;
      toast.show(message, { tone: 'bad', durationMs: AMEND_TOAST_MS });
      navigation.backTo(path);
    },
    /** Returns a field's label; null if no module contains it. */
    labelOf: (name: string): string | null => {
      const path = named(name);
      return path && labels[path];
    },
    /** Calculates again. Resolves to a message if that failed. */
    onRecalculate: simulator.simulation.recalculate,
  };
}

/** Returns the joint income, pesos a month. The answers were validated before the confirmation. */
const confirmedIncome = (client: ClientAnswers): number => incomeOf(client, {}) ?? 0;

function shownOf({ answers, progress, inicio, simulation: { result } }: Simulator) {
  const { calculated, isConfirmed, typedContact, intentKey } = progress;
  const { client, project } = answers;
  if (calculated === null || !isConfirmed) return null;
  const { request, row, costs, ufDate } = calculated;
  const simulation = saveRequest(answers, calculated);
  const stated = statedToSave(answers, simulation, calculated.ufValueClp);
  return {
    result: {
      row,
      costs,
      ufDate,
      caeWithCosts: result.caeWithCosts,
      verdict: verdictOn(row, confirmedIncome(client), client.hasCodebtor),
      splits: stated.savings !== null,
      needed: neededToday(
        stated.savings,
        costLines(row, costs, calculated.ufValueClp).at(-1),
        calculated.ufValueClp,
      ),
    },
    firstName: client.name.trim(),
    project: describeProject(inicio?.catalogos ?? null, project),
    property: factsOf<Stated>(stated, MODAL.property),
    applicant: factsOf<Stated>(stated, MODAL.applicant),
    credit: {
      request,
      ufValueClp: calculated.ufValueClp,
      incomeClp: clpFromNumber(confirmedIncome(client)),
      isOfTwo: client.hasCodebtor,
      minimumIncomeClp: clpFromNumber(row.RenMin),
    },
    contact: typedContact ?? { rut: client.rut, phone: client.phone },
    person: personOf(client, progress.written),
    simulation,
    intentKey,
  };
}

/** Returns what is needed at the signature: the savings, and the sum of the operation costs, in pesos like the card's. See docs/rules.md R780. */
function neededToday(savings: Amount | null, total: BothAmounts | undefined, ufValueClp: number) {
  const uf = (savings?.uf ?? 0) + (total?.uf ?? 0);
  return { uf, clp: clpOf(uf, ufValueClp) };
}

/** Returns the answers that will be saved. Amounts are converted at the calculation's UF, not today's. */
function statedToSave(
  answers: Answers,
  { calculation, property, amounts }: SimulationToSave,
  ufValueClp: number,
): Stated {
  const amount = (uf: number, clp: number | undefined): Amount => ({
    ...{ uf, clp: clp ?? null, ufValueClp },
    writeUf: formatUfRounded,
  });
  const { savings_uf, subsidy_uf } = amounts;
  return {
    ...statedBy(answers, NO_NAMES, ufValueClp, calculation.tasasimulacion),
    propertyValue: amount(property.value_uf, property.value_clp),
    savings: isBuySale(calculation.destino) ? amount(savings_uf ?? 0, amounts.savings_clp) : null,
    subsidyAmount: subsidy_uf ? amount(subsidy_uf, amounts.subsidy_clp) : null,
    creditAmount: amount(amounts.credit_uf, amounts.credit_clp),
  };
}

/** The modal shows no list names: purpose and property are in its heading. */
const NO_NAMES: AnswerNames = { catalogos: null, seguros: null, company: '', companyProject: '' };

/** Returns the success screen's figures, as the BFF saved them. */
function savedOf(read: SimulationRead, email: string, url: string, neededClp: number): SavedSimulation {
  const { creditAmount, paymentYears, rate, savings, workerType, codebtorName } = statedIn(read);
  const { DivTotal, DivTotalPe, RenMin } = figuresIn(read);
  return {
    uuid: read.uuid,
    id: read.id,
    email,
    dividendClp: DivTotalPe,
    dividendUf: DivTotal,
    needs: { clp: neededClp, incomeClp: RenMin, hasSavings: savings !== null },
    creditUf: creditAmount.uf,
    creditClp: creditAmount.clp,
    ufValueClp: creditAmount.ufValueClp,
    ufDate: read.uf_date,
    years: paymentYears,
    annualRatePct: rate,
    date: read.fechasimulacion,
    workerType,
    hasCodebtor: codebtorName !== null,
    url,
    wantsContact: read.wants_contact,
    phone: read.wants_contact ? read.client_phone : null,
    quotedUntil: read.quote?.until ?? null,
  };
}
