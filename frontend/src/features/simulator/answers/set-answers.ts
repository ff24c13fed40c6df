import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Puts several answers into a form at once, leaving alone those that stay the same. */
export function setAnswers<Answers extends FieldValues>(
  form: UseFormReturn<Answers>,
  answers: Partial<Answers>,
): void {
  const current = form.getValues();
  for (const [key, value] of Object.entries(answers)) {
    if (current[key] === value) continue;
    form.setValue(key as Path<Answers>, value as PathValue<Answers, Path<Answers>>, { shouldDirty: true });
  }
}
