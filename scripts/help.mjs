// @ts-check

/** Prints the usage and ends with 0 if the arguments ask for it. @param {string} usage */
export function answerHelp(usage) {
  const [asked = ''] = process.argv.slice(2);
  if (asked !== '--help' && asked !== '-h') return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
