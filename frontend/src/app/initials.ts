const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Two letters at most: `Valentina de la Fuente` is VF. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const names = words.some(isName) ? words.filter(isName) : words;
  return names
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('es-CL');
}
