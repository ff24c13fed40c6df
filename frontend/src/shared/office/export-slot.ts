import type { ComponentType } from 'react';
import type { ChosenWindow } from './chosen-window.ts';

/** What a button is told that downloads the simulations of a window, those of a state or all of them. */
export interface ExportButtonProps {
  readonly window: ChosenWindow;
  /** A state's id; null for all. */
  readonly state: number | null;
  /** What it downloads, for its name: `de Aprobada`, `del total`. */
  readonly of: string;
  /** There is nothing to download. */
  readonly disabled: boolean;
}

/** Whoever shows such a button is given it: it is another feature's. */
export interface ExportSlot {
  Export?: ComponentType<ExportButtonProps> | undefined;
}
