import { Fragment, type ReactNode } from 'react';
import { foldedState } from '../state/folded-state.ts';
import { canEdit, MODULE_IDS, type ModuleId } from '../state/modules.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { Simulation } from '../calculation/use-simulation.ts';
import type { Step } from '../answers/texts.ts';
import { FoldedModule } from './folded-module.tsx';

export interface ModuleListProps {
  state: SimulatorState;
  simulation: Simulation;
  steps: Readonly<Record<ModuleId, Step>>;
  /** The answers of a folded module in words. */
  said: Readonly<Record<ModuleId, readonly string[]>>;
  /** Draws the open module. */
  open: (id: ModuleId) => ReactNode;
  onEdit: (id: ModuleId) => void;
}

/** The modules in their order: one open, the others folded. */
export function ModuleList({ state, simulation, steps, said, open, onEdit }: ModuleListProps) {
  const { modules } = simulation;
  return MODULE_IDS.map((id) => (
    <Fragment key={id}>
      {modules[id].active ? (
        open(id)
      ) : (
        <FoldedModule
          id={id}
          step={steps[id]}
          state={foldedState(id, state, simulation)}
          said={said[id]}
          isEditable={canEdit(modules, id)}
          onEdit={onEdit}
        />
      )}
    </Fragment>
  ));
}
