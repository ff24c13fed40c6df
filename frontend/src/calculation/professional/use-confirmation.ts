import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { normalisePhone } from '@simulador/contracts/platform/phone';
import { areCompanyAndProjectVisible } from '@simulador/contracts/calculation/rules/visibility';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { currentSession } from '#shared/session/session-state.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
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
  /** True once new figures of the same answers replace those that the bank refused. */
  readonly hasNewFigures: boolean;
}

const NOT_SAVED = 'No pudimos registrar la simulación. Inténtelo de nuevo en unos minutos.';

/** `Confirma la Simulación →`: saves the calculated simulation once. `owner`: the user's id. See docs/rules.md R89. */
export function useConfirmation(owner: string, onRecorded: (recorded: Recorded) => void): Confirmation {
  const { form, dispatch } = useForm();
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
  const [refused, setRefused] = useState<Answers | null>(null);
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
      if (isSame(form.now(), toRecord.answers)) dispatch({ type: 'recorded', recorded });
      onRecorded(recorded);
    },
    onFailed: ({ kind }) => {
      if (kind === 'fields') renewLists(queries);
      if (kind !== 'changed') return;
      setRefused(form.now());
      saving.recalculate();
    },
    recalculate: async () => {
      const sent = form.now();
      const message = await recalculate();
      // The message concerns the sent answers, so it is dropped if they have changed.
      return isSame(form.now(), sent) ? message : null;
    },
    otherwise: NOT_SAVED,
  });
  return {
    ...saving,
    hasNewFigures: saving.wasRecalculated && canConfirm && isSame(form.now(), refused),
    confirm: () => {
      const { recorded, calculated } = progress;
      if (recorded !== null) onRecorded(recorded);
      else if (calculated !== null)
        save({ answers: form.now(), calculated, anyway: saving.failure?.kind === 'attended' });
    },
  };
}

/** Returns a visitor's request plus the answers of staff only: product, branch and company. */
function staffSaveRequest({ answers, calculated }: ToRecord): SimulationToSave {
  const { client, project } = answers;
  const { codpro } = calculated.request;
  return {
    ...saveRequest(answers, calculated),
    ...(codpro === undefined ? {} : { product: codpro }),
    branch: Number(client.branch) as NonNullable<SimulationToSave['branch']>,
    ...companyOf(project),
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
