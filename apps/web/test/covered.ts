// Finds texts, pictures and marks that are covered by something else.
import type { Page } from 'playwright-core';

/** One line for each; a note that can be closed may cover the table. */
export const coveredPieces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Elements without pointer events are included.
    const touched = new CSSStyleSheet();
    touched.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, touched];

    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const faults = new Set<string>();
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.unseen, .kit-why, .kit-guide') === null;
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });

    /** The part of a box that its ancestors do not clip: the rest can be scrolled to. */
    function shown(element: Element, box: Box): Box {
      let rest = meet(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        const cuts = around !== element && (overflowX !== 'visible' || overflowY !== 'visible');
        if (cuts) rest = meet(rest, around.getBoundingClientRect());
        if (clipPath.startsWith('inset')) return { left: 0, top: 0, right: 0, bottom: 0 };
        if (position === 'fixed') break;
      }
      return rest;
    }

    /** Whether an element is opaque. */
    function hides(element: Element): boolean {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      if (Number(opacity) < 0.3) return false;
      if (element instanceof SVGElement) return !(element instanceof SVGSVGElement);
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? ['0', '0', '0', '0'];
      return Number(alpha) > 0.5 || backgroundImage.includes('url(') || backgroundImage.includes('rgb(');
    }

    /** The element that covers this one at a point, if any. */
    function above(element: Element, x: number, y: number): Element | undefined {
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === element || element.contains(top) || top.contains(element)) return undefined;
        if (top.closest('.kit-why, .kit-guide, [role=tooltip]') !== null) return undefined;
        if (hides(top)) return top;
      }
      return undefined;
    }

    function look(element: Element, box: Box, across: readonly number[], down: readonly number[], what: string): void {
      const seen = shown(element, box);
      const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
      // Half scrolled elements are read after scrolling.
      if (width < 4 || height < 0.8 * (box.bottom - box.top)) return;
      for (const x of across) {
        for (const y of down) {
          const top = above(element, seen.left + x * width, seen.top + y * height);
          if (top === undefined) continue;
          faults.add(`covered: ${what} by ${nameOf(top.closest('[class]') ?? top)}`);
          return;
        }
      }
    }

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest('svg, script, style, option') !== null) continue;
      if (!isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        look(element, line, [0.04, 0.25, 0.5, 0.75, 0.96], [0.35, 0.65], `“${text.slice(0, 30)}”`);
    }

    for (const picture of root.querySelectorAll('svg')) {
      const box = picture.getBoundingClientRect();
      if (box.width < 12 || box.width > 120 || !isSeen(picture)) continue;
      // An element drawn behind another one is behind it on purpose.
      if (Number(getComputedStyle(picture).zIndex) < 0) continue;
      // A badge may overlap the lower right corner.
      look(picture, box, [0.3, 0.5], [0.3, 0.5], nameOf(picture.closest('[class]') ?? picture));
    }

    // Marks on a track are drawn in one picture: none may overlap another.
    for (const track of root.querySelectorAll('svg')) {
      const marks = [...track.querySelectorAll('.kit-counter')].map((mark) => mark.getBoundingClientRect());
      for (const [i, one] of marks.entries()) {
        for (const other of marks.slice(i + 1)) {
          const both = meet(one, other);
          const area = Math.max(0, both.right - both.left) * Math.max(0, both.bottom - both.top);
          if (area > 0.15 * one.width * one.height) faults.add(`marks on each other: ${nameOf(track)}`);
        }
      }
    }

    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touched);
    return [...faults];
  });
