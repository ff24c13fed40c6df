import { searchedRut } from '@simulador/contracts/domain/rut';

/** What a text that was searched for can mean. See docs/rules.md R282. */
export interface SearchText {
  /** Each of them occurs in the client's names or RUT: patterns of LIKE. */
  readonly patterns: readonly string[];
  /** As on the wire. */
  readonly rut: string | null;
  /** Of a simulation. */
  readonly simulationId: number | null;
}

/** A RUT or a part of it, as the screen shows it: where it is searched it has no dots. */
const DOTTED = /^[\d.]+-?[\dk]?$/i;
/** One digit more would be a RUT. */
const SIMULATION_ID = /^\d{1,7}$/;

export function readSearchText(text: string): SearchText {
  // Before patterns are built: normalising may produce a pattern character.
  const words = text.normalize('NFKD').split(/\s+/).filter(Boolean);
  const searched = words.map((word) => (DOTTED.test(word) ? word.replaceAll('.', '') : word));
  const trimmed = text.trim();
  return {
    patterns: searched.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    rut: searchedRut(text),
    simulationId: SIMULATION_ID.test(trimmed) ? Number(trimmed) : null,
  };
}
