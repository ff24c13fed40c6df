import writeExcelFile from 'write-excel-file/browser';
import { workbookSheets, type WorkbookInput } from './workbook.ts';

/** Hands the browser the workbook as a file to keep. */
export const saveWorkbook = (input: WorkbookInput): Promise<void> =>
  writeExcelFile(workbookSheets(input)).toFile('Cuadro de pagos.xlsx');
