import type { ReactNode } from 'react';
import { lockOf } from '#shared/simulation/send-lock.ts';
import { classNames } from '#shared/ui/class-names.ts';
import type { Selection } from './use-selection.ts';
import type { ListedSimulation } from './client-groups.ts';
import styles from './pick-box.module.css';

export interface PickBoxProps {
  selection: Selection;
  /**
   * Simulations of the checkbox. Those that were sent to the workflow, or whose send runs or is stopped, can't be assigned. See docs/rules.md R286.
   */
  simulations: readonly ListedSimulation[];
  label: ReactNode;
  /** True if the label is for screen readers only. */
  bare?: boolean;
}

/**
 * Checkbox that selects simulations for an assignment: one, a client's, or a page's. Indeterminate if only some of them are
 * selected.
 */
export function PickBox({
  selection: { picked, pick, drop },
  simulations,
  label,
  bare = false,
}: PickBoxProps) {
  const assignable = simulations.filter((each) => lockOf(each) === null);
  const count = assignable.filter(({ uuid }) => picked.has(uuid)).length;
  const isAll = count > 0 && count === assignable.length;
  return (
    <label className={classNames(styles['pick'], bare && styles['bare'])}>
      <input
        type="checkbox"
        checked={isAll}
        disabled={assignable.length === 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => (isAll ? drop(assignable.map(({ uuid }) => uuid)) : pick(assignable))}
      />
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
