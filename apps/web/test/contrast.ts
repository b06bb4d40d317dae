// Measures the contrast of every text from the pixels behind it. Axe does not evaluate gradients and pictures.
import type { CDPSession, Page } from 'playwright-core';
import { byOtherLight } from './looks.ts';

interface Written {
  readonly text: string;
  readonly colour: readonly [number, number, number];
  readonly least: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Visible texts with their colours. Dimmed, disabled, struck-out and screen-reader texts are left out, as in the standard. */
const textsInSight = (): Written[] => {
  const found: Written[] = [];
  const top = document.querySelector('dialog[open]') ?? document.body;
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  // Cached: hundreds of texts share a few boxes.
  const dim = new Map<Element, boolean>();
  function isDim(element: Element | null): boolean {
    if (element === null) return false;
    const known = dim.get(element);
    if (known !== undefined) return known;
    const { filter, opacity, clipPath } = getComputedStyle(element);
    const own = filter !== 'none' || opacity !== '1' || clipPath !== 'none';
    const found = own || element.getAttribute('aria-disabled') === 'true' || isDim(element.parentElement);
    dim.set(element, found);
    return found;
  }
  const frames = new Map<Element, readonly DOMRect[]>();
  function framesOf(element: Element | null): readonly DOMRect[] {
    if (element === null) return [];
    const known = frames.get(element);
    if (known !== undefined) return known;
    const clips = getComputedStyle(element).overflowY !== 'visible';
    const around = framesOf(element.parentElement);
    const found = clips ? [element.getBoundingClientRect(), ...around] : around;
    frames.set(element, found);
    return found;
  }
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || element.closest('svg, option, s, [aria-hidden=true], :disabled') !== null)
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isDim(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (line === undefined || line.height < 2) continue;
    // Text clipped at the side is not read.
    const around = framesOf(element);
    const left = Math.max(line.left, ...around.map((frame) => frame.left));
    const right = Math.min(line.right, ...around.map((frame) => frame.right));
    if (right - left < 2) continue;
    const box = new DOMRect(left, line.top, right - left, line.height);
    // Only visible text: not scrolled out of its box, not covered.
    const corners = [box.left + 1, box.right - 1].flatMap((x) =>
      [box.top + 1, box.bottom - 1].map((y) => [x, y] as const),
    );
    const there =
      framesOf(element.parentElement).every((frame) => box.top >= frame.top && box.bottom <= frame.bottom) &&
      corners.every(([x, y]) => document.elementFromPoint(x, y)?.contains(node) === true);
    if (!there) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    if (alpha < 1) continue;
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const { x, y, width, height } = box;
    found.push({ text: text.slice(0, 40), colour: [r, g, b], least: large ? 3 : 4.5, box: { x, y, width, height } });
  }
  return found;
};

/** A screenshot without letters, but with their shadows. */
async function ground(page: Page, browser: CDPSession): Promise<string> {
  await page.evaluate(() => {
    const info = new CSSStyleSheet();
    info.replaceSync(
      'html *, html *::before, html *::after { color: transparent !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [info];
  });
  const { data } = await browser.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return data;
}

/** The quantile of the background that is measured: a single dark pixel of parchment hides no letter. */
const GRAIN = 0.1;

/** Texts and their background at one moment; repeated if something moved in between. */
async function still(page: Page): Promise<{ texts: Written[]; picture: string }> {
  const browser = await page.context().newCDPSession(page);
  for (let texts = await page.evaluate(textsInSight); ; ) {
    const picture = await ground(page, browser);
    const after = await page.evaluate(textsInSight);
    if (JSON.stringify(after) === JSON.stringify(texts)) {
      await browser.detach();
      return { texts, picture };
    }
    texts = after;
  }
}

async function faintHere(page: Page): Promise<string[]> {
  const { texts, picture } = await still(page);
  return page.evaluate(
    async ([written, data, grain]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const ctx = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (ctx === null) throw new Error('no canvas');
      ctx.drawImage(image, 0, 0);
      const { data: dots } = ctx.getImageData(0, 0, image.width, image.height);
      const linear = (c: number): number => (c <= 10.31475 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4);
      // An image has a million pixels, but only 256 values of each colour.
      const linears = Float64Array.from({ length: 256 }, (_, c) => linear(c));
      const light = (r: number, g: number, b: number): number =>
        0.2126 * (linears[r] ?? 0) + 0.7152 * (linears[g] ?? 0) + 0.0722 * (linears[b] ?? 0);
      const faults: string[] = [];
      for (const { text, colour, least, box } of written) {
        const x = Math.max(0, Math.floor(box.x));
        // The middle of the line: pixels above and below may belong to a neighbour.
        const y = Math.max(0, Math.floor(box.y + box.height * 0.2));
        const w = Math.min(image.width - x, Math.ceil(box.width));
        const h = Math.min(image.height - y, Math.ceil(box.height * 0.6));
        if (w < 1 || h < 1) continue;
        const own = light(...colour);
        const contrasts = new Float64Array(w * h);
        for (let at = 0; at < w * h; at++) {
          const i = 4 * ((y + Math.floor(at / w)) * image.width + x + (at % w));
          const other = light(dots[i] ?? 0, dots[i + 1] ?? 0, dots[i + 2] ?? 0);
          contrasts[at] = (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05);
        }
        contrasts.sort();
        const contrast = contrasts[Math.floor(contrasts.length * grain)] ?? 21;
        if (contrast < least) faults.push(`${contrast.toFixed(1)} of ${least}: ${text}`);
      }
      return [...new Set(faults)];
    },
    [texts, picture, GRAIN] as const,
  );
}

/** Texts with too little contrast, in the current theme or the other one. */
export const faintTexts = async (page: Page): Promise<string[]> => [
  ...(await faintHere(page)),
  ...(await byOtherLight(page, () => faintHere(page))),
];
