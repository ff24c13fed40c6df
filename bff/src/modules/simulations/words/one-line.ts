/** Texts of people, on one line: their line breaks are none of a document's, nor of a mail's. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim();
