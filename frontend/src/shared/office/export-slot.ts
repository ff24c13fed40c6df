/** The Excel buttons of another feature, passed to the screens that show them. */
import type { ComponentType } from 'react';
import type { ChosenWindow } from './chosen-window.ts';

/** Props of a button that downloads the simulations of a window, those of one state or all of them. */
export interface ExportButtonProps {
  readonly window: ChosenWindow;
  /** A state's id; null for all. */
  readonly state: number | null;
  /** The subject, for a button that is only an icon: `Descargar Excel de Aprobada`; without it the button shows its label. */
  readonly of?: string;
  /** There is nothing to download. */
  readonly disabled: boolean;
  /** The id of an element that describes it beyond the button's label. */
  readonly describedBy?: string;
}

export interface ExportSlot {
  Export: ComponentType<ExportButtonProps>;
}

export interface ImportSlot {
  Import: ComponentType;
}
