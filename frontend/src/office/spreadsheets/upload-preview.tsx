import type { components } from '@simulador/contracts/generated/bff';
import { DecisionChanges } from '../lists/decision-changes.tsx';
import { simulationCount } from '#shared/simulation/sentence-texts.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';

const NOTHING_NEW = 'El archivo no cambia ninguna simulación.';

const describeCounts = (changed: number, same: number): string => {
  const changes = `${simulationCount(changed)} ${changed === 1 ? 'cambia' : 'cambian'}`;
  return same === 0 ? changes : `${changes}, ${same} ${same === 1 ? 'queda igual' : 'quedan iguales'}`;
};

/** Preview of a file's changes, row by row. */
export function UploadPreview({ changes, same }: components['schemas']['ReadSimulationsDto']) {
  return (
    <div className="grid gap-4">
      <p role="status" className="num">
        {changes.length === 0 ? (
          NOTHING_NEW
        ) : (
          <>
            <b>{`${describeCounts(changes.length, same)}.`}</b> <span>Todavía no se ha guardado nada.</span>
          </>
        )}
      </p>
      {changes.length > 0 && (
        <DataTable
          label="Simulaciones que cambian"
          rows={changes}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Fila', of: ({ row }) => row },
            {
              label: 'Cliente',
              of: ({ name, id }) => (
                <>
                  <p>{name}</p>
                  <p className="text-14 text-ink-2">{`Simulación ${id}`}</p>
                </>
              ),
            },
            { label: 'Cambio', isLong: true, of: (change) => <DecisionChanges change={change} /> },
          ]}
        />
      )}
    </div>
  );
}
