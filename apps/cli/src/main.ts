#!/usr/bin/env node
// The executable: passes the environment and the signals on.
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';
import type { Terminal } from './screen/terminal.ts';

let terminal: Terminal | undefined;
const stop = new AbortController();
process.on('SIGINT', () => (terminal === undefined ? stop.abort() : terminal.interrupt()));
process.on('SIGTERM', () => (terminal === undefined ? stop.abort() : terminal.hangUp()));
process.on('SIGHUP', () => terminal?.hangUp());
// The reader of a pipe (`| head`) may close it: that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  self: fileURLToPath(import.meta.url),
  stop: stop.signal,
  opened: (open) => {
    terminal = open;
  },
});
