import { useId } from 'react';
import { failureText } from '#shared/api/api-error.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Button } from '#shared/ui/button.tsx';
import { EffectFields, type EffectFieldsProps } from './effect-fields.tsx';
import styles from './sheets.module.css';

const SAVED = 'Todo está guardado. Nadie lo ve hasta que esté en vigencia.';
export const SAVE_FAILED = 'No pudimos guardar la hoja. Inténtelo de nuevo en unos minutos.';

export interface DraftCardProps extends Pick<EffectFieldsProps, 'value' | 'error' | 'onChange'> {
  isDirty: boolean;
  /** Act of the user that saving waits for; null for none. */
  toDo: string | null;
  isSaveable: boolean;
  saving: { readonly isPending: boolean; readonly error: Error | null };
  onSave: () => void;
}

/** When the draft is to take effect, and the button that saves it. */
export function DraftCard({ isDirty, toDo, isSaveable, saving, onSave, ...effect }: DraftCardProps) {
  const today = useSantiagoDay();
  const toDoId = useId();
  return (
    <section className={styles['card']} aria-label="Borrador">
      <div className={styles['fields']}>
        <EffectFields name="sheet" today={today} {...effect} />
      </div>
      <div className={styles['save']}>
        <span id={toDoId} className="muted" role="status">
          {toDo ?? (isDirty ? 'Hay cambios sin guardar.' : SAVED)}
        </span>
        <Button
          variant="go"
          aria-disabled={!isSaveable}
          aria-describedby={toDo === null ? undefined : toDoId}
          working={saving.isPending}
          workingLabel="Guardando…"
          onClick={onSave}
        >
          Guardar borrador
        </Button>
      </div>
      {saving.error !== null && !saving.isPending && (
        <p className={styles['refused']} role="alert">
          {failureText(saving.error, SAVE_FAILED)}
        </p>
      )}
    </section>
  );
}
