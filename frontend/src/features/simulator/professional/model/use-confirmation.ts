import { useRef, useState } from 'react';
import { normalisePhone } from '@simulador/contracts/domain/phone';
import { toWireRut } from '@simulador/contracts/domain/rut';
import { introduceClient } from '#shared/simulation/introduce-client.ts';
import type { Recorded } from '#shared/simulation/professional-entry.ts';
import { failureOf, type Failure, type Step } from '#shared/simulation/save-failure.ts';
import { keepSolicitud } from '#shared/browser/solicitudes.ts';
import type { Calculated } from '../../calculation/calculated.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { personOf } from '../../confirmation/save-request.ts';
import { hasSameAnswers } from './same-answers.ts';
import type { SimulatorState } from '../../state/simulator-state.ts';
import type { SimulatorStore } from '../../state/simulator-store.ts';
import { saveExecutiveSimulation } from '../api/save-executive-simulation.ts';
import { NOT_SAVED } from '../texts.ts';
import { staffSaveRequest } from './staff-save-request.ts';

export interface Confirmation {
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  /** Counts failures. */
  readonly attempt: number;
  readonly confirm: () => void;
  readonly fail: (failure: Failure) => void;
  readonly forget: () => void;
}

/** One name for every try to save the same content. */
interface Intent {
  readonly content: string;
  readonly key: string;
}

/** Says whose the simulation is, then saves it. */
async function record(
  state: SimulatorState,
  calculated: Calculated,
  keyOf: (body: object) => string,
  begin: (step: Step) => void,
): Promise<Recorded> {
  const { client } = state;
  const phone_number = normalisePhone(client.phone);
  begin('introduce');
  const identification = toWireRut(client.rut);
  const { uuid: user } = await introduceClient({ ...personOf(client), identification, phone_number });
  begin('save');
  const body = { ...staffSaveRequest(state, calculated), client: user, phone_number };
  const { uuid: simulation } = await saveExecutiveSimulation(body, keyOf(body));
  const { broker = null, project = null } = body;
  keepSolicitud({ uuid: simulation, broker, project, rut: client.rut });
  return { simulation, user };
}

/** `Confirma la Simulación →`: saves what was calculated, once, and tells what it was saved as. See docs/rules.md R89. */
export function useConfirmation(
  { getState, dispatch }: SimulatorStore,
  onRecorded: (recorded: Recorded) => void,
): Confirmation {
  const isBusy = useRef(false);
  const intent = useRef<Intent>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  const keyOf = (body: object): string => {
    const content = JSON.stringify(body);
    if (intent.current?.content !== content) intent.current = { content, key: newIntentKey() };
    return intent.current.key;
  };
  const fail = (next: Failure): void => {
    setFailure(next);
    setAttempt((count) => count + 1);
  };
  const save = async (state: SimulatorState, calculated: Calculated): Promise<void> => {
    let step: Step = 'introduce';
    try {
      const recorded = await record(state, calculated, keyOf, (next) => (step = next));
      if (hasSameAnswers(getState(), state)) dispatch({ type: 'recorded', recorded });
      onRecorded(recorded);
    } catch (reason) {
      fail(failureOf(reason, step, NOT_SAVED));
    }
  };
  const confirm = (): void => {
    const state = getState();
    const { calculated, recorded } = state;
    if (recorded !== null) return onRecorded(recorded);
    if (isBusy.current || calculated === null) return;
    isBusy.current = true;
    setSaving(true);
    setFailure(null);
    void save(state, calculated).finally(() => {
      isBusy.current = false;
      setSaving(false);
    });
  };
  return { isSaving, failure, attempt, confirm, fail, forget: () => setFailure(null) };
}
