import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { normalisePhone } from '@simulador/contracts/platform/phone';
import {
  areCompanyAndProjectVisible,
  isOtherPropertyTypeVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { currentSession } from '#shared/session/session-state.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { describeNewFigures } from '../figures/new-figures.ts';
import type { Recorded } from '#shared/simulation/professional-entry.ts';
import { useSaving, type Saving } from '#shared/simulation/use-saving.ts';
import { storeSolicitud } from '#shared/browser/solicitudes.ts';
import { isSame, projectFacts, type Answers, type ProjectAnswers } from '../answers/answers.ts';
import type { Calculated } from '../figures/calculated.ts';
import {
  personOf,
  saveRequest,
  saveSimulation,
  type SimulationToSave,
} from '../confirmation/save-request.ts';
import { renewLists } from '../api/get-companies.ts';
import { useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import { storeUsualChoices } from './usual-choices.ts';

interface ToRecord {
  /** Whether the user was asked, because another executive has the client. */
  readonly anyway: boolean;
  readonly answers: Answers;
  readonly calculated: Calculated;
}

export interface Confirmation extends Omit<Saving<ToRecord>, 'save'> {
  readonly confirm: () => void;
  /** Sentence about the new figures that replace the refused ones; null if none were refused, or after another calculation. */
  readonly newFigures: string | null;
}

/** Figures that the bank refused, and the new ones once they are calculated. */
interface Replaced {
  readonly before: Calculated;
  readonly now: Calculated | null;
}

const NOT_SAVED = 'No pudimos registrar la simulación. Inténtelo de nuevo en unos minutos.';

/** `Confirma la Simulación →`: saves the calculated simulation once. `owner`: the user's id. See docs/rules.md R89. */
export function useConfirmation(owner: string, onRecorded: (recorded: Recorded) => void): Confirmation {
  const { answersNow, dispatch } = useForm();
  const { progress } = useSteps();
  const { canConfirm, recalculate } = useFigures();
  const queries = useQueryClient();
  // Attempts to save the same content use the same key.
  const intent = useRef<{ readonly content: string; readonly key: string }>(null);
  const keyOf = (body: object): string => {
    const content = JSON.stringify(body);
    if (intent.current?.content !== content) intent.current = { content, key: newIntentKey() };
    return intent.current.key;
  };
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { save, ...saving } = useSaving({
    personOf: ({ answers: { client } }: ToRecord) => ({
      ...personOf(client, progress.written),
      identification: toWireRut(client.rut),
      phone_number: normalisePhone(client.phone),
    }),
    save: async (toRecord, { uuid: user }) => {
      const {
        answers: { client },
        anyway,
      } = toRecord;
      const toSave = staffSaveRequest(toRecord);
      const body = {
        ...toSave,
        calculation: { ...toSave.calculation, Rut: toWireRut(client.rut) },
        client: user,
        phone_number: normalisePhone(client.phone),
        ...(anyway && { anyway }),
      };
      const session = currentSession();
      const { uuid: simulation } = await saveSimulation('executive', body, keyOf(body));
      const { broker = null, project = null } = body;
      // The end of a session clears tab and browser, which must stay empty.
      if (currentSession() === session) {
        storeSolicitud({ uuid: simulation, broker, project, rut: client.rut });
        storeUsualChoices(owner, toRecord.answers);
      }
      return { simulation, user };
    },
    onSaved: (recorded, toRecord) => {
      // The answers may have been edited while they were saved.
      if (isSame(answersNow(), toRecord.answers)) dispatch({ type: 'recorded', recorded });
      onRecorded(recorded);
    },
    onFailed: ({ kind }) => {
      if (kind === 'fields') renewLists(queries);
      if (kind !== 'changed' || progress.calculated === null) return;
      setReplaced({ before: progress.calculated, now: null });
      saving.recalculate();
    },
    recalculate: async () => {
      const sent = answersNow();
      const message = await recalculate();
      // The message concerns the sent answers, so it is dropped if they have changed.
      return isSame(answersNow(), sent) ? message : null;
    },
    otherwise: NOT_SAVED,
  });
  const { calculated: current } = progress;
  if (saving.wasRecalculated && replaced !== null && replaced.now === null && current !== replaced.before)
    setReplaced({ ...replaced, now: current });
  const isCurrent = replaced !== null && replaced.now !== null && replaced.now === current;
  return {
    ...saving,
    newFigures: isCurrent && canConfirm ? describeNewFigures(replaced.before, current, 'calculó') : null,
    confirm: () => {
      const { recorded, calculated } = progress;
      if (recorded !== null) onRecorded(recorded);
      else if (calculated !== null)
        save({ answers: answersNow(), calculated, anyway: saving.failure?.kind === 'attended' });
    },
  };
}

/**
 * Returns a visitor's request plus the answers of staff only: product, branch, company, and whether another property belongs to
 * the purchase.
 */
function staffSaveRequest({ answers, calculated }: ToRecord): SimulationToSave {
  const { client, project } = answers;
  const { property, ...body } = saveRequest(answers, calculated);
  const { codpro } = calculated.request;
  const isListed = !isOtherPropertyTypeVisible(projectFacts(project).propertyType);
  return {
    ...body,
    ...(codpro === undefined ? {} : { product: codpro }),
    branch: Number(client.branch) as NonNullable<SimulationToSave['branch']>,
    ...companyOf(project),
    property: { ...property, adds_other: isListed && project.addsOther },
  };
}

function companyOf(project: ProjectAnswers): Pick<SimulationToSave, 'broker' | 'project'> {
  const { company, companyProject } = project;
  if (company === '' || !areCompanyAndProjectVisible(projectFacts(project))) return {};
  return {
    broker: Number(company),
    ...(companyProject === '' ? {} : { project: Number(companyProject) }),
  };
}
