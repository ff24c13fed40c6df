import type { ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import type { Selection } from './use-selection.ts';
import type { ListedSimulation } from './client-groups.ts';
import styles from './pick-box.module.css';

export interface PickBoxProps {
  selection: Selection;
  /** The simulations of the box. Those sent to the workflow can't be assigned any more. See docs/rules.md R286. */
  simulations: readonly ListedSimulation[];
  label: ReactNode;
  /** The label is for screen readers. */
  bare?: boolean;
}

/** Picks simulations to be assigned: one, a client's, or a page's. Half ticked where only some of them are picked. */
export function PickBox({
  selection: { picked, pick, drop },
  simulations,
  label,
  bare = false,
}: PickBoxProps) {
  const assignable = simulations.filter((each) => !each.enviado_a_finnflow);
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
      <span className={bare ? 'vh' : undefined}>{label}</span>
    </label>
  );
}
