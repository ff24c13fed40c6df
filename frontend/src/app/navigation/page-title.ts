import { useEffect } from 'react';

/** See docs/rules.md R107. */
export const SIMULATOR_TITLE = 'Solicitar Crédito Hipotecario para la Vivienda';
export const OFFICE_TITLE = 'Simulador Ejecutivo';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
