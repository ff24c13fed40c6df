/** The Excel buttons, which are another feature's: whoever shows them is given them. */
import type { ComponentType } from 'react';
import type { ChosenWindow } from './chosen-window.ts';

/** What a button is told that downloads the simulations of a window, those of a state or all of them. */
export interface ExportButtonProps {
  readonly window: ChosenWindow;
  /** A state's id; null for all. */
  readonly state: number | null;
  /** Of what, for a button that shows its sign alone: `Descargar Excel de Aprobada`; without it the button shows its words. */
  readonly of?: string;
  /** There is nothing to download. */
  readonly disabled: boolean;
  /** The id of what says more of it than the button's words. */
  readonly describedBy?: string;
}

export interface ExportSlot {
  Export: ComponentType<ExportButtonProps>;
}

export interface ImportSlot {
  Import: ComponentType;
}
