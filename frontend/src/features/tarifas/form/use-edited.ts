import { useEffect, useState } from 'react';

/** Called with whether a form is open in the place of a list; stable. */
export type OnEditing = (isEditing: boolean) => void;

/** Holds the item of a list that is edited in its place; null for none. */
export function useEdited<Edited>(onEditing: OnEditing) {
  const [edited, setEdited] = useState<Edited | null>(null);
  useEffect(() => {
    onEditing(edited !== null);
    return () => onEditing(false);
  }, [edited, onEditing]);
  return [edited, setEdited] as const;
}
