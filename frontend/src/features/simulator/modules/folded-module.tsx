import type { FoldedState } from '../state/folded-state.ts';
import { stepLabel, type Step } from '../answers/texts.ts';
import type { ModuleId } from '../state/modules.ts';
import { DoneRow } from './done-row.tsx';
import { LaterRow } from './later-row.tsx';

export interface FoldedModuleProps {
  id: ModuleId;
  step: Step;
  state: FoldedState;
  said: readonly string[];
  isEditable: boolean;
  onEdit: (id: ModuleId) => void;
}

/** A module that is not open: answered, or still to come. */
export function FoldedModule({ id, step, state, said, isEditable, onEdit }: FoldedModuleProps) {
  if (state === 'later') return <LaterRow number={step.number} title={step.title} />;
  return (
    <DoneRow
      step={stepLabel(step)}
      state={state}
      said={said}
      subject={step.subject}
      isEditable={isEditable}
      onEdit={() => onEdit(id)}
    />
  );
}
