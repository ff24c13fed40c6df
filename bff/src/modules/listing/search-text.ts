import { toWireRut } from '@simulador/contracts/domain/rut';

/** What a text that was searched for can mean. See docs/rules.md R282. */
export interface SearchText {
  /** Each of them stands somewhere in the client's names or RUT: patterns of LIKE. */
  readonly patterns: readonly string[];
  /** As on the wire. */
  readonly rut: string | null;
  /** Of a simulation. */
  readonly simulationId: number | null;
}

const READS_AS_RUT = /^\d{7,8}[\dk]$/i;
/** One digit more would be a RUT. */
const SIMULATION_ID = /^\d{1,7}$/;

export function readSearchText(text: string): SearchText {
  // Before patterns are made: what is only shaped like a sign of theirs becomes one.
  const words = text.normalize('NFKD').split(/\s+/).filter(Boolean);
  const compact = text.replace(/[^\dk]/gi, '');
  const trimmed = text.trim();
  return {
    patterns: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    rut: READS_AS_RUT.test(compact) ? toWireRut(compact) : null,
    simulationId: SIMULATION_ID.test(trimmed) ? Number(trimmed) : null,
  };
}
