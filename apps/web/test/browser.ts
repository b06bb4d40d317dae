// A real browser. STACK: our own arguments, never the package's: those switch web security off and would hide faults.
import type { Browser } from 'playwright-core';

const ARGS = ['--no-sandbox', '--headless=shell', '--disable-gpu'];

/** OUBLIETTE_CHROMIUM may name a browser that is already on the machine. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: await executable(), args: ARGS, headless: true });
}

async function executable(): Promise<string> {
  const named = process.env.OUBLIETTE_CHROMIUM?.trim();
  if (named !== undefined && named !== '') return named;
  // Read when it is imported: with it the package brings its own system libraries.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
