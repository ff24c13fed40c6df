import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keepFile } from '#shared/browser/keep-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { downloadRates, type Product } from '../rate-data.ts';
import type { RateTables } from '../use-rate-tables.ts';
import { SheetUpload } from './sheet-upload.tsx';

const DOWNLOAD_FAILED = 'Error al descargar archivo.';

export interface RateSheetProps {
  product: Product;
  tables: RateTables;
}

/** A product's rates as a spreadsheet: downloaded, and uploaded with changes. See docs/rules.md R362. */
export function RateSheet({ product, tables }: RateSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const { isPending, mutate } = useMutation({
    mutationFn: () => downloadRates(product.id),
    onSuccess: (file) => keepFile(file, `Tarifas ${product.name}.xlsx`),
    onError: () => toast.show(DOWNLOAD_FAILED, { tone: 'bad' }),
    networkMode: 'always',
  });
  const which = <span className="vh"> de {product.name}</span>;
  return (
    <>
      <Button variant="low" working={isPending} workingLabel="Descargando…" onClick={() => mutate()}>
        Descargar Excel{which}
      </Button>
      <Button variant="low" onClick={() => setOpen(true)}>
        Subir Excel{which}
      </Button>
      {isOpen && <SheetUpload {...{ product, tables }} onClose={() => setOpen(false)} />}
    </>
  );
}
