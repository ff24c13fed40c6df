import { keepSolicitud } from '#shared/browser/solicitudes.ts';
import type { SummaryProps } from '#shared/simulation/summary-slots.ts';
import { PAGE, type DataLayer } from '#shared/browser/data-layer.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import type { Catalogos } from '../api/wire.ts';
import { projectFacts } from '../answers/answers.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { placeOf } from '../answers/field-places.ts';
import { viewFacts } from './step-views.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';
import { savedOf, summaryOf } from './summary-props.ts';
import type { Simulation } from '../calculation/use-simulation.ts';
import type { SummaryWay } from './use-summary-way.ts';

const CLICK = 'Deseo ser contactado';
/** A field's message outlives the way to the field. */
const AMEND_TOAST_MS = 8000;

interface SummaryOptions {
  readonly store: SimulatorStore;
  readonly state: SimulatorState;
  readonly catalogos: Catalogos | null;
  readonly simulation: Simulation;
  readonly way: SummaryWay;
  readonly layer: DataLayer;
}

/** The summary of the confirmed result and what can be done there; null while nothing is confirmed. */
export function useSummary(options: SummaryOptions): SummaryProps | null {
  const { store, state, catalogos, simulation, way, layer } = options;
  const toast = useToast();
  const shown = summaryOf(state, catalogos);
  if (shown === null) return null;
  const placeNamed = (name: string) => placeOf(name, projectFacts(state.project).purpose);
  return {
    ...shown,
    onContact: (contact) => store.dispatch({ type: 'contactTyped', contact }),
    onAsk: () => {
      store.dispatch({ type: 'contactGiven' });
      layer.click(CLICK);
    },
    onSaved: (read, userHash) => {
      const { client } = store.getState();
      const facts = viewFacts(store.getState(), catalogos, simulation.uf.valueClp);
      layer.view(PAGE.saved, { ...facts, user_id: userHash });
      layer.restart();
      keepSolicitud({ uuid: read.uuid, broker: null, project: null, rut: client.rut });
      store.dispatch({ type: 'saved', saved: savedOf(read, client.email.trim()) });
      way.stay();
    },
    onOtherIntent: () => store.dispatch({ type: 'intentRenewed', key: newIntentKey() }),
    onBack: way.back,
    onAmend: (name, message) => {
      const place = placeNamed(name);
      if (place === null) return;
      toast.show(message, { tone: 'bad', durationMs: AMEND_TOAST_MS });
      way.backTo(place);
    },
    labelOf: (name) => placeNamed(name)?.label ?? null,
    onRecalculate: simulation.recalculate,
  };
}
