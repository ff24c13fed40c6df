/** `npm run conformance`: does a core honour core.yaml? */
import { conformance } from './cli.ts';

process.exitCode = await conformance(process.argv.slice(2), process.env, {
  report: (text) => process.stdout.write(text),
  complaint: (text) => process.stderr.write(text),
});
