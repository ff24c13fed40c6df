import { REFUSED_FILE } from '@simulador/contracts/platform/problems';
import { failureText } from '#shared/api/api-error.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { FileRefusal } from './send-file.ts';

const describeCells = (count: number): string => (count === 1 ? 'esta celda' : `estas ${count} celdas`);

/** Reason why nothing was applied, cell by cell: a `FileRefusal`, or the error that prevented the upload. */
export function Refusal({ error }: { error: Error }) {
  const { message, reasons, cells } =
    error instanceof FileRefusal ? error : new FileRefusal(failureText(error, REFUSED_FILE));
  return (
    <div className="grid gap-4">
      <Note tone="bad" role="alert">
        <p>{message}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {cells.length > 0 && (
          <p>{`No se aplicó ningún cambio. Corrija ${describeCells(cells.length)} y vuelva a subirlo.`}</p>
        )}
      </Note>
      {cells.length > 0 && (
        <DataTable
          label="Celdas por corregir"
          rows={cells}
          keyOf={({ row, column, message: reason }) => `${row} ${column} ${reason}`}
          columns={[
            { label: 'Fila', of: ({ row }) => row },
            { label: 'Columna', of: ({ column }) => column },
            { label: 'Motivo', isLong: true, of: ({ message: reason }) => reason },
          ]}
        />
      )}
    </div>
  );
}
