import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The person who is planted, invented, as typed into the forms. */
export const PLANTED = {
  name: 'Zenobia',
  lastName: 'Quilapán',
  rut: '15.151.515-0',
  email: 'zenobia.quilapan@correo.example',
  phone: '+56955512345',
  comment: 'PLANTADO en un comentario',
} as const;

/** Parts of everything that identifies the planted person, as they are written anywhere. */
const TRACES = ['zenobia', 'quilap', '15151515', '15.151.515', '955512345', '9 5551 2345', 'plantado'];

/** Returns the traces of the person in a text or in bytes, which are read as Latin-1, UTF-8 and UTF-16. */
export function tracesIn(content: string | Buffer): string[] {
  const texts =
    typeof content === 'string'
      ? [content]
      : [content.toString('latin1'), content.toString('utf8'), content.toString('utf16le')];
  const lower = texts.map((text) => text.toLowerCase());
  return TRACES.filter((trace) => lower.some((text) => text.includes(trace)));
}

/**
 * Returns the files of a folder, and of those in it, that have a trace of the person.
 * @throws Error for a folder without files, which would show nothing
 */
export async function filesWithTraces(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  if (files.length === 0) throw new Error(`${folder} has no files`);
  const found: string[] = [];
  for (const file of files) {
    const traces = tracesIn(await readFile(file));
    if (traces.length > 0) found.push(`${relative(folder, file)} (${traces.join(', ')})`);
  }
  return found;
}
