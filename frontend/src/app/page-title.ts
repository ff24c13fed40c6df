import { useEffect } from 'react';

/** Source: spec 3 §2 "Page title". */
export const SIMULATOR_TITLE = 'Solicitar Crédito Hipotecario para la Vivienda';
export const OFFICE_TITLE = 'Simulador Ejecutivo';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
