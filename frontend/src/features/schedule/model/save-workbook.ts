import writeExcelFile from 'write-excel-file/browser';
import type { WorkbookSheet } from './workbook.ts';

/**
 * Hands the browser the workbook as a file to keep. It is loaded when it is asked for, and needs nothing of ours: a part that
 * needs others can't be loaded again where one of those failed.
 */
export const saveWorkbook = (sheets: WorkbookSheet[]): Promise<void> =>
  writeExcelFile(sheets).toFile('Cuadro de pagos.xlsx');
