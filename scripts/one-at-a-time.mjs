// Two programs that install or build in one folder at the same time leave a broken tree: the second one waits.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Works while no other program of this machine does so for the same folder.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(root, work) {
  const name = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `oubliette-setup-${name}`);
  for (let told = false; ; told = true) {
    const holder = take(lock);
    if (holder === undefined) break;
    if (!told) console.error(`Process ${holder} installs or builds here: waiting for it … (it says so in ${lock})`);
    await pause(200);
  }
  const release = () => rmSync(lock, { force: true });
  // Also when a signal ends the work.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} lock
 * @returns {number | undefined} the process that has it; undefined: it is ours
 */
function take(lock) {
  for (;;) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
      return undefined;
    } catch (error) {
      // Where no lock can be written, two programs are not kept apart.
      if (codeOf(error) !== 'EEXIST') return undefined;
    }
    const holder = holderOf(lock);
    if (holder !== undefined && isAlive(holder)) return holder;
    // It was killed.
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
