/** Where a rate sheet is shown. */
export const sheetAddress = (id: number): string => `/tarifas/hojas?hoja=${id}`;
