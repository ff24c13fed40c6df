/** Translates errors of the system or of PostgreSQL at the start into Spanish sentences that say what to do. */
const KNOWN: readonly (readonly [said: RegExp, sentence: (dataDir: string) => string])[] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/,
    (dataDir) => `El disco está lleno: libera espacio para ${dataDir} o elige otra carpeta con DATA_DIR.`,
  ],
  [
    /EACCES|EPERM|Permission denied|has wrong ownership/,
    (dataDir) =>
      `${dataDir} es de otro usuario del sistema: inicia con ese usuario, o elige otra carpeta con DATA_DIR.`,
  ],
  [
    /lock file "postmaster\.pid" already exists|ENOTEMPTY/,
    (dataDir) =>
      `Otro simulador está iniciando en ${dataDir}: espera a que termine, o elige otra carpeta con DATA_DIR.`,
  ],
  [
    /database files are incompatible with server|initialized by PostgreSQL version/,
    (dataDir) =>
      `Los datos de ${dataDir} son de otra versión de PostgreSQL: usa la versión anterior del simulador, o elige otra carpeta con DATA_DIR.`,
  ],
  [
    /is not a valid data directory|could not open file "[^"]*(?:pg_control|PG_VERSION)|invalid checkpoint record|contains invalid data/,
    (dataDir) =>
      `Los datos de ${dataDir} están dañados: restáuralos de un respaldo, o elige otra carpeta con DATA_DIR.`,
  ],
];

/** A full disk, which lasts until a person frees space. */
export class DiskFull extends Error {}

/** Returns an error with a Spanish sentence that says what to do; returns an unknown error unchanged. */
export function startProblem(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error;
  const known = KNOWN.find(([said]) => said.test(error.message));
  if (!known) return error;
  const Problem = known === KNOWN[0] ? DiskFull : Error;
  return new Problem(known[1](dataDir), { cause: error });
}
