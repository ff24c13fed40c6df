/** Props of another feature's spreadsheet buttons, passed to the screens that show them. */
import type { ComponentType } from 'react';
import type { ListFilters } from './list-address.ts';

/** Props of a button that downloads the simulations of the list's filters. */
export interface ExportButtonProps {
  readonly filters: Pick<ListFilters, 'window'> & Partial<ListFilters>;
  /** Object of the button's name if it is an icon only: `Descargar Excel de Aprobada`. Without it, the button shows its label. */
  readonly of?: string;
  /** True if there is nothing to download. */
  readonly disabled: boolean;
}

export interface ExportSlot {
  Export: ComponentType<ExportButtonProps>;
}

export interface ImportSlot {
  Import: ComponentType;
}
