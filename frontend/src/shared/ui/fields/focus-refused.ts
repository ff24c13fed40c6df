import { ApiError } from '../../api/api-error.ts';
import { focusField } from './focus-field.ts';

/** Scrolls to the first field that the server refused, and focuses it. */
export function focusRefused(reason: unknown): void {
  const [refused] = reason instanceof ApiError ? reason.fields : [];
  const name = refused?.name.split('.').at(-1);
  if (name !== undefined) focusField(name);
}
