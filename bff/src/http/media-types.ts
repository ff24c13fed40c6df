/** Media types of answers that are neither JSON nor a problem. */
export const PDF = 'application/pdf';
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const FILE_FORM = 'multipart/form-data';
export const URL_FORM = 'application/x-www-form-urlencoded';
export const CSV = 'text/csv';
/** A file whatever its contents. */
export const FILE = 'application/octet-stream';
