import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { PUBLISHED_TEXT_MAX } from '@simulador/contracts/rates/published-values';
import { failureText } from '#shared/api/api-error.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { askToLose, hasUnsaved, useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { FileField } from '#shared/office/spreadsheet/file-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { postValues, readValues } from './published-data.ts';
import { propose, usePriceChanges } from '../tarifas/proposed-set.ts';
import { SAVE_FAILED, usePriceAction } from '../tarifas/use-price-action.ts';
import { PastePreview } from './paste-preview.tsx';
import type { PublishedTab } from './published-tabs.tsx';

const NOT_READABLE = 'No pudimos leer el archivo. Guárdelo como CSV, o copie sus columnas y péguelas.';
const TOO_LONG = `Son más de ${formatInteger(PUBLISHED_TEXT_MAX)} caracteres, unas 1.500 líneas: guárdelas por partes`;
const NOT_READ = 'No pudimos leer las líneas. Inténtelo de nuevo.';

const appliedText = (changed: number): string =>
  changed === 0
    ? 'No había nada que cambiar.'
    : changed === 1
      ? 'Se guardó 1 valor.'
      : `Se guardaron ${changed} valores.`;

/** Form for many published values: pasted, previewed line by line, and saved together. See docs/rules.md R359. */
export function PasteForm({ tab, onEnd }: { tab: PublishedTab; onEnd: (savedDay?: string) => void }) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const reading = useMutation({ mutationFn: (given: string) => readValues(tab.table, given) });
  const { proposes } = usePriceChanges();
  const saving = usePriceAction({
    run: async (tag: string) => {
      if (!proposes) return postValues(tab.table, text, tag);
      const values = reading.data?.lines.flatMap(({ value }) => (value ? [value] : [])) ?? [];
      return propose(values.map((value) => ({ kind: tab.table, values: value })));
    },
    done: ({ changed }) => appliedText(changed),
    failed: SAVE_FAILED,
    onDone: () => onEnd(reading.data?.lines[0]?.value?.valid_from),
  });
  const leave = useUnsavedForm(text !== '', () => onEnd(), saving.isWorking);
  const action = proposes ? 'Proponer' : 'Guardar';
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  // The stored values have changed since the preview.
  const isOld = isConflict(saving.error);
  const { lines, tag = '' } = isOld ? {} : (reading.data ?? {});
  const isSavable = lines !== undefined && lines.length > 0 && lines.every(({ error }) => error === null);
  const isTooLong = text.length > PUBLISHED_TEXT_MAX;
  const isDoubtful = lines?.some(({ warning }) => warning !== null);
  const error = saving.error ?? reading.error;
  const change = (next: string): void => {
    setText(next);
    // The preview belongs to the previous text.
    reading.reset();
    saving.reset();
  };
  /** Puts the text of a file into the field, where it can be corrected. */
  const take = async (chosen: File | null): Promise<void> => {
    const content = chosen && (await linesOf(chosen).catch(() => null));
    setIsUnreadable(chosen !== null && content === null);
    if (content === null) return setFile(chosen);
    askToLose(hasUnsaved(), () => {
      change(content);
      setFile(chosen);
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reading.isPending || saving.isWorking || text.trim() === '' || isTooLong) return;
    if (isSavable) saving.run(tag);
    else {
      saving.reset();
      reading.mutate(text);
    }
  };
  return (
    <form className="grid gap-4 p-4 md:p-6" onSubmit={submit} aria-label={`${tab.title}: pegar valores`}>
      <h2 tabIndex={-1} ref={top} className="text-20">{`${tab.title}: pegar valores`}</h2>
      <TextAreaField
        name="published_values"
        label="Valores publicados"
        hint={tab.pasteHint}
        placeholder={tab.pasteExample}
        rows={8}
        spellCheck={false}
        readOnly={saving.isWorking}
        value={text}
        error={isTooLong ? TOO_LONG : undefined}
        onChange={change}
      />
      <FileField
        label="O desde un archivo"
        hint="Excel (.xlsx), CSV o texto, con una línea por valor."
        accept=".xlsx,.csv,.txt"
        file={file}
        disabled={saving.isWorking}
        autoFocus={false}
        onChange={(chosen) => void take(chosen)}
      />
      <ActionFailure text={isUnreadable ? NOT_READABLE : null} />
      <ActionFailure text={error && (saving.failure ?? failureText(error, NOT_READ))} />
      {lines && <PastePreview tab={tab} lines={lines} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button aria-disabled={saving.isWorking} onClick={leave}>
          Cancelar
        </Button>
        {isSavable ? (
          <Button variant="go" type="submit" working={saving.isWorking} workingLabel="Guardando…">
            {isDoubtful ? `${action} de todos modos` : action}
          </Button>
        ) : (
          <Button
            variant="go"
            type="submit"
            disabled={text.trim() === '' || isTooLong}
            working={reading.isPending}
            workingLabel="Revisando…"
          >
            Revisar
          </Button>
        )}
      </div>
    </form>
  );
}

type Cell = Date | string | number | boolean | null;

/** Writes a cell as people here do; a workbook's dates have no time. */
function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? '');
}

/**
 * Returns the lines of a file: a text in UTF-8 or, with its mark, UTF-16, or the first sheet of a workbook. Null for any other file.
 * @throws if the browser or the workbook's reader can't read the file
 */
export async function linesOf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[mark] ?? 'utf-8';
  const content = new TextDecoder(encoding).decode(bytes);
  if (!content.includes('\0')) return content;
  if (!content.startsWith('PK')) return null;
  const { readSheet } = await import('read-excel-file/browser');
  const rows = (await readSheet(file)) as Cell[][];
  return rows.map((row) => row.map(textOf).join('\t')).join('\n');
}
