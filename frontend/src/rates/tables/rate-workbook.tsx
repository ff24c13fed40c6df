import { useState } from 'react';
import { askToLose, hasUnsaved } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { useFileDownload } from '#shared/ui/forms/use-file-download.ts';
import { downloadRates, type Product } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { WorkbookUpload } from './workbook-upload.tsx';

export interface RateWorkbookProps {
  /** Null for all products. */
  product: Product | null;
  /** Undefined while they are loading: nothing can be uploaded yet. */
  tables: RateTables | undefined;
}

/** Downloads and uploads the rates of a product, or of all, as a spreadsheet. See docs/rules.md R362. */
export function RateWorkbook({ product, tables }: RateWorkbookProps) {
  const [isOpen, setOpen] = useState(false);
  const { isWorking, run } = useFileDownload(
    () => downloadRates(product?.id ?? null),
    () => (product ? `Tarifas ${product.name}.xlsx` : 'Tarifas.xlsx'),
  );
  // A core that keeps the rates takes them one by one, and has no sheets.
  const canUpload = tables !== undefined && tables.changes.rates !== 'core';
  const which = <span className="sr-only">{` de ${product?.name ?? 'todos los productos'}`}</span>;
  return (
    <>
      <Button variant="low" working={isWorking} workingLabel="Descargando…" onClick={() => run()}>
        Descargar Excel{which}
      </Button>
      {canUpload && (
        <Button variant="low" onClick={() => askToLose(hasUnsaved(), () => setOpen(true))}>
          Subir Excel{which}
        </Button>
      )}
      {isOpen && tables && <WorkbookUpload {...{ product, tables }} onClose={() => setOpen(false)} />}
    </>
  );
}
