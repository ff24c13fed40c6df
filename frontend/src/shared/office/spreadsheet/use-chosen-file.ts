import { useState } from 'react';
import { useKept } from '../leaving/use-kept.ts';

/**
 * Returns the file that a form uploads. A browser stores no file for the page, so after the end of the session only its name is known, which
 * the field then asks for. See docs/rules.md R421.
 */
export function useChosenFile(formKey: string) {
  const { values: name, setValues: setName } = useKept(formKey, true, '');
  const [file, setFile] = useState<File | null>(null);
  return {
    file,
    /** Name of the file that has to be chosen again; '' for none. */
    lostName: file === null ? name : '',
    setFile: (chosen: File | null): void => {
      setFile(chosen);
      setName(chosen?.name ?? '');
    },
  };
}
