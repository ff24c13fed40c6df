import { Migration } from './migration.ts';

/**
 * Stores names composed (NFC), so that two spellings of one name are equal, and folds letters that Unicode does not decompose.
 */
export class ComposedNames1767600000000 extends Migration {
  protected readonly sql = FOLDING + COMPOSED;
}

/** The same letters as `folded` in contracts/src/calculation/rules/text.ts. The update computes the generated column again. */
const FOLDING = `
  CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')),
      'łđøħŧıŋðŁĐØĦŦŊÐÆŒÞ', 'ldohtindldohtndæœþ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th') $$;
  UPDATE clients SET first_name = first_name WHERE first_name || last_name ~ '[łđøħŧıŋðŁĐØĦŦŊÐæœßþÆŒÞ]';
`;

const COMPOSED = ['clients', 'introductions']
  .map(
    (table) => `
  UPDATE ${table} SET first_name = normalize(first_name, NFC), last_name = normalize(last_name, NFC)
    WHERE first_name IS NOT NFC NORMALIZED OR last_name IS NOT NFC NORMALIZED;
`,
  )
  .join('');
