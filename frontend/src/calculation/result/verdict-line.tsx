import type { ReactNode } from 'react';
import { incomeVerdict } from '@simulador/contracts/calculation/messages/income';
import { useIsForStaff } from '#shared/context/audience.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { Verdict } from '../figures/shown.ts';

export interface VerdictLineProps extends Verdict {
  /** Text in place of a verdict on former figures; null for the present ones. */
  former?: string | null;
  /** Buttons beside it. */
  children?: ReactNode;
}

/** Whether the stated income is enough, which the dividend's status speaks. See docs/rules.md R15. */
export function VerdictLine({ former = null, children, ...verdict }: VerdictLineProps) {
  const isForStaff = useIsForStaff();
  const isEnough = verdict.missingClp === 0;
  return (
    <div className="num flex flex-wrap items-center gap-x-2 text-14">
      <Icon name={isEnough ? 'check' : 'warn'} className={isEnough ? 'text-good' : 'text-bad'} />
      <span className={`flex-1 basis-32 ${former === null ? 'font-semibold' : ''}`}>
        {former ?? incomeVerdict(verdict.missingClp, { ...verdict, isForStaff })}
      </span>
      {children}
    </div>
  );
}
