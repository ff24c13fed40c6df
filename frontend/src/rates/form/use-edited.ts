import { useState } from 'react';
import { keptAbout } from '#shared/office/leaving/use-kept.ts';
import { useReported } from '#shared/office/leaving/use-reported.ts';

/** Called when a form replaces a list, or is closed. Must be stable. */
export type OnEditing = (isEditing: boolean) => void;

/** Returns the list item that is being edited; null for none. At first the one of a form that the end of the session closed. */
export function useEdited<Edited>(onEditing: OnEditing, formKey: string) {
  const [edited, setEdited] = useState(() => keptAbout<Edited>(formKey));
  useReported(edited !== null, onEditing);
  return [edited, setEdited] as const;
}
