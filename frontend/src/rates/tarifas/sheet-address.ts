/** Returns the address of a rate sheet. */
export const sheetAddress = (id: number): string => `/tarifas/hojas?hoja=${id}`;
