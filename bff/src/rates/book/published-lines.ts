/** Reads published values as people paste them: Spanish dates and numbers, in columns or not. See docs/rules.md R359. */
import { isIsoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { folded, oneSpaced } from '@simulador/contracts/calculation/rules/text';

/** A parsed line: days, number and remaining words. */
export interface PublishedLine {
  /** Line number in the pasted text, from 1. */
  readonly line: number;
  readonly text: string;
  readonly days: readonly IsoDate[];
  /** Number as written; null if there is none. */
  readonly value: string | null;
  readonly words: string;
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/**
 * Matches `2026-11-15`, `15-11-2026`, `15/11/2026`, `15.11.26`, `15-nov-2026`, `15-nov-26`, `15 de noviembre de 2026`, also at the
 * beginning of a timestamp. A year of two digits needs separators, because it may be another number.
 */
const DAY =
  /(?<![\p{L}\d.,])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})([-/.])(\d{1,2})\5(\d{4}|\d{2})|(\d{1,2})[-/. ]+(?:de )?(\p{L}{3,10})\.?[-/. ]+(?:del? )?(\d{4}|(?<=[-/])\d{2}))(?:[T ]0?0:00(?::00)?(?:\.0+Z?)?)?(?![\p{L}\d])/gu;
const NUMBER = /(?<![\d.,-])(-?\d[\d.,]*[-–—]?)\s*%?\s*(?:anual|pesos|clp)?\s*$/iu;
const WEEKDAY = /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/g;
/** Characters that spreadsheets and web pages add around a value: quotes and zero-width characters. */
const AROUND = /["“”\u200b\ufeff]/g;

/** Returns the matched day; null if it does not exist. */
function dayOf(match: RegExpMatchArray): IsoDate | null {
  const [, isoYear, isoMonth, isoDay, day, , month, year, writtenDay, name, writtenYear] = match;
  const named = name === undefined ? 0 : MONTHS.indexOf(folded(name).slice(0, 3)) + 1;
  const pad = (part: string | number = ''): string => String(part).padStart(2, '0');
  const yearText = isoYear ?? year ?? writtenYear ?? '';
  const text = `${yearText.length === 2 ? `20${yearText}` : yearText}-${pad(isoMonth ?? month ?? named)}-${pad(isoDay ?? day ?? writtenDay)}`;
  return isIsoDate(text) ? text : null;
}

function lineOf(pasted: string, line: number): PublishedLine {
  const text = pasted.replace(AROUND, ' ');
  const found = [...text.matchAll(DAY)];
  const days = found.map(dayOf).filter((day) => day !== null);
  // An invalid day is removed too, so that it is not read as a number. Spaces are reduced first, because the patterns would take quadratic
  // time.
  const rest = oneSpaced(text.replace(DAY, ' '));
  const number = NUMBER.exec(rest);
  const words = number ? rest.slice(0, number.index) : rest;
  return {
    line,
    text: oneSpaced(text),
    days,
    value: number?.[1] ?? null,
    words: folded(words)
      .replace(WEEKDAY, ' ')
      .replace(/[\s;|$,:]+/g, ' ')
      .trim(),
  };
}

/** Returns the lines with a value; headings, which have no figure, are skipped. */
export function publishedLines(text: string): PublishedLine[] {
  return text
    .split(/\r\n|\n|\r/)
    .map(lineOfNumbered)
    .filter(({ text: shown }) => /\d/.test(shown));
}

const lineOfNumbered = (text: string, index: number): PublishedLine => lineOf(text, index + 1);
