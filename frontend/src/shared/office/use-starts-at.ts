import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField } from '../ui/fields/focus-field.ts';
import { startsAt } from './list-address.ts';

/** Focuses a field of the detail that was opened for it by a key of the list. */
export function useStartsAt(field: string): void {
  const { state, key } = useLocation();
  const isStart = startsAt(state, field);
  useEffect(() => {
    if (isStart) focusField(field);
  }, [isStart, field, key]);
}
