// A bot of somebody else: answers on its output what it is asked on its input. docs/bots.md tells all messages.
//   oubliette lab dungeon-lords --seats "lord,exec:node examples/thrifty-bot.mjs"
import { createInterface } from 'node:readline';

/** Whatever keeps the purse closed comes last. */
const IDLE = new Set(['pass', 'stop', 'done', '0']);
let seed = 1;

function choose({ asks }) {
  const ask = asks.find(({ optional }) => !optional);
  const busy = ask.options.filter((option) => !IDLE.has(option));
  const options = busy.length > 0 ? busy : ask.options;
  seed = (seed * 48271) % 2147483647;
  return { kind: ask.kind, option: options[seed % options.length] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case 'hello':
      seed = message.seat + 1;
      break;
    case 'choose':
      console.log(JSON.stringify({ type: 'answer', id: message.id, ...choose(message.seen) }));
      break;
    case 'missed':
      console.error(`answer ${message.id}: ${message.why}`);
      break;
  }
}
