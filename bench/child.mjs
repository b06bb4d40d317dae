// One contestant in a process of its own: makes ready, then works for so many milliseconds whenever it is told to.
//   node child.mjs <module> <function>
const [module = '', name = ''] = process.argv.slice(2);
const work = await (await import(module))[name]();

process.on('message', async (/** @type {number} */ ms) => {
  let units = 0;
  const start = performance.now();
  let spent = 0;
  for (; spent < ms; spent = performance.now() - start) units += await work();
  process.send?.({ units, ms: spent });
});
process.send?.('ready');
