import { LIMITS } from '@simulador/contracts/domain/limits';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';

/** Months of grace, the same for both flavours. See docs/rules.md R96. */
export const GRACE_OPTIONS: readonly SelectOption[] = Array.from(
  { length: LIMITS.web.graceMonthsMax + 1 },
  (_, months) => ({
    value: String(months),
    label: months === 0 ? 'Sin Meses de gracia' : `${months} ${months === 1 ? 'mes' : 'meses'}`,
  }),
);
