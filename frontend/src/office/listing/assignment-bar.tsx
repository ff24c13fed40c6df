import { useEffect, type RefObject } from 'react';
import { ASSIGNED_MAX } from '@simulador/contracts/office/messages/assignment';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { PickAll, type PickAllProps } from './pick-all.tsx';
import { clientCountOf, personCount } from './use-selection.ts';

export interface AssignmentBarProps extends PickAllProps {
  isAssigning: boolean;
  setAssigning: (isAssigning: boolean) => void;
  /** Gets the focus when the bar disappears. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Number of the selected clients, and their assignment. Shown while a client is selected. See docs/rules.md R294. */
export function AssignmentBar(props: AssignmentBarProps) {
  const { selection, filters, count, isAssigning, setAssigning, focusAfter } = props;
  const handOnFocus = useFocusHandedOn(focusAfter);
  const picked = [...selection.picked.values()];
  const isTooMany = picked.length > ASSIGNED_MAX;
  const isRefused = isAssigning && (picked.length === 0 || isTooMany);
  // The key A asks for the dialog before what it picks is known.
  useEffect(() => {
    if (isRefused) setAssigning(false);
  }, [isRefused, setAssigning]);
  if (picked.length === 0) return null;
  const many = clientCountOf(picked);
  return (
    <section
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-primary-tint px-4 py-1 max-md:sticky max-md:bottom-0 max-md:z-2 print:hidden low:static"
      aria-label="Asignar simulaciones"
      ref={handOnFocus}
    >
      <p role="status" className="num">
        <b>{`${personCount(many)} ${many === 1 ? 'seleccionada' : 'seleccionadas'}`}</b>
        {isTooMany && (
          <small className="block text-14 text-bad">{`Puede asignar hasta ${ASSIGNED_MAX} simulaciones a la vez.`}</small>
        )}
      </p>
      <PickAll selection={selection} filters={filters} count={count} />
      <div className="ml-auto flex items-center gap-2">
        <Button variant="go" small disabled={isTooMany} onClick={() => setAssigning(true)}>
          Asignar…
        </Button>
        <IconButton icon="close" label="Quitar selección" onClick={selection.clear} />
      </div>
      {isAssigning && !isTooMany && (
        <AssignDialog picked={picked} drop={selection.drop} onClose={() => setAssigning(false)} />
      )}
    </section>
  );
}
