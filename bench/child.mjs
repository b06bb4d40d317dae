// One contestant in a process of its own: makes ready, then works for so many milliseconds whenever it is told to. Processor
// time is counted, garbage collection included, not the clock on the wall: what others do on the machine is not its fault.
//   node child.mjs <module> <function>
const [module = '', name = ''] = process.argv.slice(2);
const work = await (await import(module))[name]();

function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', async (/** @type {number} */ ms) => {
  const start = spent();
  let units = 0;
  while (spent() - start < ms) units += await work();
  process.send?.({ units, ms: spent() - start });
});
process.send?.('ready');
