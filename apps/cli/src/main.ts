#!/usr/bin/env node
// The command itself: hands over the surroundings and hears the signals.
import { runCommand } from './command.ts';
import type { Terminal } from './screen/terminal.ts';

let terminal: Terminal | undefined;
process.on('SIGINT', () => terminal?.interrupt());
process.on('SIGTERM', () => terminal?.hangUp());
process.on('SIGHUP', () => terminal?.hangUp());
// Whoever reads along (`| head`) may stop reading; that is no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  opened: (open) => {
    terminal = open;
  },
});
