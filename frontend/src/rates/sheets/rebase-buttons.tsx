import type { RebaseKeeps } from '@simulador/contracts/rates/rate-sheet';
import { Button } from '#shared/ui/button.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';

export interface RebaseButtonsProps {
  sheet: RateSheet;
  isWorking: boolean;
  isSaved: boolean;
  onRebase: (keep: RebaseKeeps) => void;
}

/** Buttons that write a sheet anew for the rates in force. Where these have changed, its values or its differences are kept. */
export function RebaseButtons({ sheet, isWorking, isSaved, onRebase }: RebaseButtonsProps) {
  const { state, is_base_moved: isMoved, changes } = sheet;
  const hasDifferences = isMoved && changes.some(({ from, value }) => from !== null && value !== null);
  const act = state === 'returned' ? 'Retomar como borrador' : 'Actualizar su base';
  const choices: readonly (readonly [keep: RebaseKeeps, label: string])[] = hasDifferences
    ? [
        ['values', `${act}, con las mismas tasas`],
        ['differences', `${act}, con las mismas diferencias`],
      ]
    : [['values', act]];
  return choices.map(([keep, label]) => (
    <Button key={keep} working={isWorking} disabled={!isSaved} onClick={() => onRebase(keep)}>
      {label}
    </Button>
  ));
}
