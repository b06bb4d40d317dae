// Two programs that install or build in one folder at the same time leave a broken tree: the second one waits.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What takes microseconds (to write a lock that was created, to remove one) was cut short if it is not done after so many ms. */
const LONGEST = 10_000;

/**
 * The file that names the process that works in a folder.
 * @param {string} root
 */
export function lockOf(root) {
  const name = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16);
  return join(tmpdir(), `oubliette-setup-${name}`);
}

/**
 * Works while no other program of this machine does so for the same folder.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(root, work) {
  const lock = lockOf(root);
  const mine = `${process.pid} ${startOf(process.pid)}`;
  let told = false;
  for (let holder = take(lock, mine); holder !== undefined; holder = take(lock, mine)) {
    if (!told && holder !== '')
      console.error(`Process ${holder} installs or builds here: waiting for it … (it says so in ${lock})`);
    told ||= holder !== '';
    await pause(200);
  }
  const release = () => {
    if (isIn(lock, mine)) rmSync(lock, { force: true });
  };
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
 * @param {string} mine
 * @returns {string | undefined} the process that has it, empty where that is not known yet; undefined: it is ours
 */
function take(lock, mine) {
  for (;;) {
    try {
      writeFileSync(lock, mine, { flag: 'wx' });
      return undefined;
    } catch (error) {
      // Where no lock can be written, two programs are not kept apart.
      if (codeOf(error) !== 'EEXIST') return undefined;
    }
    try {
      const text = readFileSync(lock, 'utf8');
      if (isHeld(text, statSync(lock).mtimeMs)) return text.split(' ')[0];
      if (!remove(lock, text)) return '';
    } catch (error) {
      // Another program has removed it meanwhile; or another user has left it, and we may not read or remove it.
      if (codeOf(error) !== 'ENOENT') return undefined;
    }
  }
}

/**
 * Whether its process still works: not where it was killed, also if another process has its number now.
 * @param {string} text
 * @param {number} written the time in milliseconds
 */
function isHeld(text, written) {
  if (text === '') return Date.now() - written < LONGEST;
  const [pid, start] = text.split(' ');
  if (!isAlive(Number(pid))) return false;
  const found = startOf(Number(pid));
  // A system that does not say when a process started says when it started itself.
  return start && found ? start === found : written > Date.now() - uptime() * 1000;
}

/**
 * Removes a lock that nobody holds. Only one program at a time does so: the lock could be another one's by now.
 * @param {string} lock
 * @param {string} text
 * @returns {boolean} false: another program is about to do so
 */
function remove(lock, text) {
  const mark = `${lock}-removed`;
  try {
    writeFileSync(mark, '', { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (Date.now() - statSync(mark).mtimeMs > LONGEST) rmSync(mark, { force: true });
    return false;
  }
  try {
    if (isIn(lock, text)) rmSync(lock, { force: true });
    return true;
  } finally {
    rmSync(mark, { force: true });
  }
}

/** @param {string} lock @param {string} text */
function isIn(lock, text) {
  try {
    return readFileSync(lock, 'utf8') === text;
  } catch {
    return false;
  }
}

/**
 * When a process started, in the units of the system; empty where it does not say so.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of its program stands in brackets, and may hold some itself.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
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
