import { useState } from 'react';
import { useReported } from '#shared/office/leaving/use-reported.ts';

/** Called when a form replaces a list, or is closed. Must be stable. */
export type OnEditing = (isEditing: boolean) => void;

/** Returns the list item that is being edited; null for none. */
export function useEdited<Edited>(onEditing: OnEditing) {
  const [edited, setEdited] = useState<Edited | null>(null);
  useReported(edited !== null, onEditing);
  return [edited, setEdited] as const;
}
