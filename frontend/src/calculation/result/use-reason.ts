import { useAudienceText } from '#shared/context/audience.tsx';
import type { ResultProps } from '../figures/shown.ts';

/** Returns why there is no figure. */
export function useReason({
  status,
  message,
  missing,
}: Pick<ResultProps, 'status' | 'message' | 'missing'>): string {
  const textFor = useAudienceText();
  switch (status) {
    case 'failed':
      return (
        message ??
        textFor(
          'No pudimos calcular tu dividendo. Inténtalo de nuevo en un momento.',
          'No pudimos calcular el dividendo. Inténtelo de nuevo en un momento.',
        )
      );
    case 'unavailable':
      return textFor(
        'Por ahora no podemos calcular tu dividendo.',
        'Por ahora no podemos calcular el dividendo.',
      );
    case 'empty':
      return (
        message ??
        `Aparecerá aquí apenas ${textFor('indiques', 'indique')} ${LIST.format(missing.length > 0 ? missing : ['los datos del crédito'])}.`
      );
    default:
      return textFor('Calculando tu dividendo…', 'Calculando el dividendo…');
  }
}

const LIST = new Intl.ListFormat('es-CL', { type: 'conjunction' });
