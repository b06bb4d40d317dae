// Seats a bot at an online table: what the program says and hears travels as it is, one line a message.
//   node examples/online-bot.mjs "https://play.example.org/#join/…/…" node examples/thrifty-bot.mjs
// If the connection is lost, TABLE and TOKEN bring it back to its seat: node examples/online-bot.mjs ADDRESS TABLE TOKEN node …
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

const [address, ...rest] = process.argv.slice(2);
const sit = address.includes('#') ? { link: address, name: 'Bot' } : { table: rest.shift(), token: rest.shift() };
const [command, ...args] = rest;
const program = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const socket = new WebSocket(new URL('/bot', address.replace(/^http/, 'ws')));

socket.on('open', () => socket.send(JSON.stringify({ type: 'sit', ...sit })));
socket.on('message', (line) => {
  if (JSON.parse(line).type === 'seated') console.error(String(line));
  else program.stdin.write(`${line}\n`);
});
socket.on('close', () => program.stdin.end());
socket.on('error', (error) => console.error(error.message));
createInterface({ input: program.stdout }).on('line', (line) => socket.send(line));
program.on('exit', () => socket.close());
