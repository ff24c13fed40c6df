import 'reflect-metadata';
import { SystemClock } from '../clock/clock.ts';
import { runDemoDataCommand, USAGE } from './demo-data-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(USAGE, (args, parts) => runDemoDataCommand(args, { ...parts, clock: new SystemClock() }));
