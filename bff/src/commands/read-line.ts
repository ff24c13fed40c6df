import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** One line from standard input, empty where there is none. At a terminal it is asked for; what is secret is not shown while it is typed. */
export async function readLine(prompt: string, { secret = false } = {}): Promise<string> {
  const { stdin, stderr } = process;
  const output = secret ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stderr;
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY ?? false });
  if (stdin.isTTY) stderr.write(prompt);
  // An input that ends without a line is not waited for.
  const line = await Promise.race([lines.question(''), once(lines, 'close').then(() => '')]);
  lines.close();
  if (stdin.isTTY && secret) stderr.write('\n');
  return line;
}
