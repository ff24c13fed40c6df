import { REFUSED_FILE } from '@simulador/contracts/messages/problems';
import { failureText } from '#shared/api/api-error.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import table from '#shared/ui/layout/table.module.css';
import { FileRefusal } from './send-file.ts';
import styles from './spreadsheet.module.css';

export interface RefusalProps {
  /** A `FileRefusal`, or what kept the file from being sent. */
  error: Error;
}

/** Why nothing was taken over, cell by cell. */
export function Refusal({ error }: RefusalProps) {
  const { message, reasons, cells } =
    error instanceof FileRefusal ? error : new FileRefusal(failureText(error, REFUSED_FILE));
  return (
    <div className={styles['outcome']}>
      <Note tone="bad" role="alert">
        <p>{message}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {cells.length > 0 && <p>No se aplicó ningún cambio. Corrija estas celdas y vuelva a subirlo.</p>}
      </Note>
      {cells.length > 0 && (
        <div className={styles['rows']} role="region" aria-label="Celdas por corregir" tabIndex={0}>
          <table className={table['table']}>
            <thead>
              <tr>
                <th scope="col">Fila</th>
                <th scope="col">Columna</th>
                <th scope="col">Motivo</th>
              </tr>
            </thead>
            <tbody>
              {cells.map(({ row, column, message: reason }) => (
                <tr key={`${row} ${column} ${reason}`}>
                  <td>{row}</td>
                  <td>{column}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
