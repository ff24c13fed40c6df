import { TextField } from '#shared/ui/fields/text-field.tsx';
import { RATE_NAME } from '../answers/field-names.ts';

export interface RateFieldProps {
  /** Annual percent; null while none is suggested. */
  annualRatePct: number | null;
  isLoading: boolean;
  error: string | undefined;
}

const percent = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** The suggested rate: read, not typed. */
export function RateField({ annualRatePct, isLoading, error }: RateFieldProps) {
  return (
    <TextField
      name={RATE_NAME}
      label="Tasa anual sugerida"
      readOnly
      value={annualRatePct === null ? '' : percent.format(annualRatePct)}
      placeholder={isLoading ? 'Consultando…' : '–'}
      suffix="%"
      hint="Depende del monto, el plazo y la propiedad."
      error={error}
    />
  );
}
