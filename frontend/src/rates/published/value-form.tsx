import { useState } from 'react';
import { publishedProblems } from '@simulador/contracts/rates/published-values';
import { isConflict } from '#shared/api/refusals.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { bodyOf, initialValues, violationsOf } from '../form/fields.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { keyOf, tagOf, type ValueInput, type StoredValue } from './published-data.ts';
import { isDoubt, propose, putInForce, usePriceChanges } from '../tarifas/proposed-set.ts';
import { SAVE_FAILED, usePriceForm } from '../tarifas/use-price-action.ts';
import type { PublishedTab } from './published-tabs.tsx';

export interface ValueFormProps {
  tab: PublishedTab;
  /** Null for a new one. */
  value: StoredValue | null;
  onSaved: (day: string) => void;
  onClose: () => void;
}

/** Dialog of one published value. Of an existing one, only its end and figure can be changed. */
export function ValueForm({ tab, value, onSaved, onClose }: ValueFormProps) {
  const fields = tab.fields(value === null);
  const today = useSantiagoDay();
  // Today is proposed for the UF alone: a value of it holds for one day, and today's is missing most often.
  const proposed = tab.table === 'uf' ? { valid_from: today } : {};
  /** Existing value that the last refusal reported for a day; saving again replaces it. See docs/rules.md R473. */
  const [refused, setRefused] = useState<{ readonly key: string; readonly tag: string } | null>(null);
  /** Value (JSON) that the server reported as a possible slip; saving it again accepts it. See docs/rules.md R476. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const { proposes } = usePriceChanges();
  const form = usePriceForm({
    start: initialValues(fields, value ?? proposed),
    violations: (values) => {
      const { valid_from: from, valid_to: to, value: figure } = { ...value, ...values };
      // A missing one is said to be missing, whatever else is wrong with it.
      const given = { valid_from: String(from), valid_to: to ? String(to) : null, value: Number(figure) };
      const problems = publishedProblems(tab.table, given, today);
      const errors = Object.fromEntries(problems.map(({ name, message }) => [name, message]));
      return violationsOf(fields, values, errors);
    },
    run: async (values): Promise<unknown> => {
      const key = value && {
        valid_from: value.valid_from,
        ...(value.segment === null ? {} : { segment: value.segment }),
      };
      const input = { ...key, ...bodyOf(fields, values) } as ValueInput;
      const as_read = refused?.key === keyOf(input) ? refused.tag : tagOf(value);
      const changes = [{ kind: tab.table, values: input, as_read }];
      try {
        return await (proposes ? propose : putInForce)(changes, JSON.stringify(input) === doubted);
      } catch (error) {
        if (isDoubt(error)) setDoubted(JSON.stringify(input));
        const tag = isConflict(error) ? (error.body as { as_read?: string } | null)?.as_read : undefined;
        if (tag !== undefined) setRefused({ key: keyOf(input), tag });
        throw error;
      }
    },
    done: () => 'Cambios guardados.',
    failed: SAVE_FAILED,
    onDone: (_answer, { valid_from: day }) => {
      onClose();
      onSaved(value?.valid_from ?? String(day));
    },
  });
  return (
    <FormDialog
      title={`${tab.title}: ${value === null ? 'nuevo' : tab.describe(value)}`}
      form={form}
      act={{ children: proposes ? 'Proponer cambio' : 'Guardar', workingLabel: 'Guardando…' }}
      onClose={onClose}
    >
      <RecordFields {...{ fields, form }} />
    </FormDialog>
  );
}
