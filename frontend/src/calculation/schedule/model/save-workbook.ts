import writeExcelFile from 'write-excel-file/browser';
import type { WorkbookSheet } from './workbook.ts';

/**
 * Downloads the workbook as a file. Loaded on demand. It imports no module of ours, because a module whose dependency failed to
 * load can't be loaded again.
 */
export const saveWorkbook = (sheets: WorkbookSheet[]): Promise<void> =>
  writeExcelFile(sheets).toFile('Cuadro de pagos.xlsx');
