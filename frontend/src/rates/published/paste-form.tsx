import { useState } from 'react';
import { isConflict } from '#shared/api/refusals.ts';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { inputOf, type ReadLine, readValues, tagOf } from './published-data.ts';
import { propose, putInForce, usePriceChanges } from '../tarifas/proposed-set.ts';
import { SAVE_FAILED, usePriceAction } from '../tarifas/use-price-action.ts';
import { PastePreview } from './paste-preview.tsx';
import type { PublishedTab } from './published-tabs.tsx';

const NOT_READ = 'No pudimos leer las líneas. Inténtelo de nuevo.';

const appliedText = (changed: number): string =>
  changed === 0
    ? 'No había nada que cambiar.'
    : changed === 1
      ? 'Se guardó 1 valor.'
      : `Se guardaron ${changed} valores.`;

export interface PasteFormProps {
  tab: PublishedTab;
  onSaved: (day: string) => void;
  onClose: () => void;
}

/** Dialog of many published values: pasted, previewed line by line, and saved together. See docs/rules.md R359. */
export function PasteForm({ tab, onSaved, onClose }: PasteFormProps) {
  const [text, setText] = useState('');
  const reading = useAction({
    run: (given: string) => readValues(tab.table, given),
    failed: NOT_READ,
    hasPlace: true,
  });
  const { proposes } = usePriceChanges();
  const saving = usePriceAction({
    run: async (lines: readonly ReadLine[]) => {
      const changes = lines.flatMap(({ value, before }) =>
        value ? [{ kind: tab.table, values: inputOf(value), as_read: tagOf(before) }] : [],
      );
      return proposes ? propose(changes) : putInForce(changes);
    },
    done: ({ changed }) => appliedText(changed),
    failed: SAVE_FAILED,
    onDone: () => {
      const day = reading.answer?.lines[0]?.value?.valid_from;
      onClose();
      if (day !== undefined) onSaved(day);
    },
  });
  const action = proposes ? 'Proponer' : 'Guardar';
  // The stored values have changed since the preview.
  const isOld = isConflict(saving.error);
  const { lines } = isOld ? {} : (reading.answer ?? {});
  const isSavable = lines !== undefined && lines.length > 0 && lines.every(({ error }) => error === null);
  const isDoubtful = lines?.some(({ warning }) => warning !== null);
  return (
    <FormDialog
      title={`${tab.title}: pegar valores`}
      widthPx={720}
      form={{
        isChanged: text !== '',
        isWorking: saving.isWorking,
        failure: saving.failure ?? reading.failure,
        submit: (event) => {
          event.preventDefault();
          if (reading.isWorking || saving.isWorking || text.trim() === '') return;
          if (isSavable) return saving.run(lines);
          saving.reset();
          reading.run(text);
        },
      }}
      act={
        isSavable
          ? { children: isDoubtful ? `${action} de todos modos` : action, workingLabel: 'Guardando…' }
          : {
              children: 'Revisar',
              disabled: text.trim() === '',
              working: reading.isWorking,
              workingLabel: 'Revisando…',
            }
      }
      onClose={onClose}
    >
      <TextAreaField
        name="published_values"
        label="Valores publicados"
        hint={tab.pasteHint}
        placeholder={tab.pasteExample}
        rows={8}
        spellCheck={false}
        readOnly={saving.isWorking}
        value={text}
        onChange={(next) => {
          setText(next);
          // The preview belongs to the previous text.
          reading.reset();
          saving.reset();
        }}
      />
      {lines && <PastePreview {...{ tab, lines, text }} />}
    </FormDialog>
  );
}
