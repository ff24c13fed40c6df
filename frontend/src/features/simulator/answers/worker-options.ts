import { WORKER_TYPE } from '@simulador/contracts/domain/codes';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import { workerWords } from './describe.ts';

/** What somebody works as, the same for both flavours. */
export const WORKER_OPTIONS: readonly SelectOption[] = [WORKER_TYPE.dependent, WORKER_TYPE.independent].map(
  (type) => ({ value: String(type), label: workerWords(String(type)) }),
);
