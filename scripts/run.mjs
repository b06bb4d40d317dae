// Runs one child process to its end. A signal that stops us stops the child too, then us.
import { spawn } from 'node:child_process';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: 'live' | 'errors' | 'collect', shell?: boolean }} RunOptions */
/** @typedef {{ code: number, output: string }} RunResult */

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
const PATIENCE = 2000;

/**
 * `live` shares our output, `errors` shows only its stderr, `collect` keeps it for the caller.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd, env, show = 'collect', shell = false } = {}) {
  const out = /** @type {const} */ ({ live: 1, errors: 'ignore', collect: 'pipe' })[show];
  const err = show === 'collect' ? 'pipe' : 2;
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { cwd, env, stdio: ['ignore', out, err], shell });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    /** @type {number | undefined} */
    let stoppedBy;
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      stoppedBy = SIGNALS[/** @type {'SIGINT'} */ (signal)];
      child.kill(signal);
      // npm, for one, waits for a package's script that never ends.
      setTimeout(() => {
        child.kill('SIGKILL');
        process.exit(128 + (stoppedBy ?? 0));
      }, PATIENCE).unref();
    };
    for (const signal of Object.keys(SIGNALS)) process.on(signal, stop);
    /** @param {RunResult} result */
    const done = (result) => {
      if (stoppedBy !== undefined) process.exit(128 + stoppedBy);
      for (const signal of Object.keys(SIGNALS)) process.off(signal, stop);
      resolve(result);
    };
    child.on('error', (error) => done({ code: 127, output: `${output}${command}: ${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
