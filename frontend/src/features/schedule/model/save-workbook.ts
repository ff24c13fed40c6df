import writeExcelFile from 'write-excel-file/browser';
import type { WorkbookSheet } from './workbook.ts';

/**
 * Downloads the workbook as a file. It is loaded on demand, and imports nothing of ours: a part that
 * needs others can't be loaded again where one of those failed.
 */
export const saveWorkbook = (sheets: WorkbookSheet[]): Promise<void> =>
  writeExcelFile(sheets).toFile('Cuadro de pagos.xlsx');
