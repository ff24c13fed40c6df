/** The Excel buttons of another feature, passed to the screens that show them. */
import type { ComponentType } from 'react';
import type { ListFilters } from './list-address.ts';

/** Props of a button that downloads the simulations that the list would have. */
export interface ExportButtonProps {
  readonly filters: Pick<ListFilters, 'window'> & Partial<ListFilters>;
  /** The subject, for a button that is only an icon: `Descargar Excel de Aprobada`; without it the button shows its label. */
  readonly of?: string;
  /** There is nothing to download. */
  readonly disabled: boolean;
}

export interface ExportSlot {
  Export: ComponentType<ExportButtonProps>;
}

export interface ImportSlot {
  Import: ComponentType;
}
