// Layout faults that no screen may have at any size: sideways scrolling, text over text, controls outside the window, covered
// or clipped, a note without its rule.
import type { Page } from 'playwright-core';

/** From a small phone to a large screen; landscape, portrait, and zoomed to 125 and 200 %. */
export const WINDOWS = [
  [320, 640],
  [360, 740],
  [390, 844],
  [683, 384],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1093, 614],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const;

/** One line for each fault; `at` names the elements by tag and class. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const faults: string[] = [];
    /** Pixels of a piece that may be clipped at an edge. */
    const CUT = 4;
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`sideways by ${scrollWidth - clientWidth}`);

    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').replaceAll(/\s+/g, '.')}`;
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const width = (box: Box): number => box.right - box.left;
    const height = (box: Box): number => box.bottom - box.top;
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.unseen') === null;
    const scrolls = (element: Element): boolean => {
      const { overflowY, overflowX } = getComputedStyle(element);
      return [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
    };
    /** The part of a box that its ancestors do not clip, and whether the rest can be scrolled to. */
    function shown(element: Element, box: Box): { box: Box; scrolled: boolean } {
      let rest = box;
      let scrolled = document.documentElement.scrollHeight > innerHeight + 1;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible') rest = meet(rest, around.getBoundingClientRect());
        const more = around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1;
        scrolled ||= scrolls(around) && more;
        if (position === 'fixed') break;
      }
      return { box: meet(rest, screen), scrolled };
    }
    // A note without its rule.
    for (const note of document.querySelectorAll('[data-tip]'))
      if (note.closest('[data-rule]') === null)
        faults.push(`no rule ${nameOf(note)}: ${note.getAttribute('data-tip')}`);

    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = dialogs.at(-1) ?? document.body;

    // Text over text.
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: { readonly element: Element; readonly text: string; readonly box: Box }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest('svg') !== null || !isSeen(element)) continue;
      if (['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        // A line is higher than its letters.
        const slack = line.height * 0.2;
        const inner = {
          left: line.left + 1,
          right: line.right - 1,
          top: line.top + slack,
          bottom: line.bottom - slack,
        };
        const { box } = shown(element, inner);
        if (width(box) > 2 && height(box) > 2) lines.push({ element, text, box });
      }
    }
    lines.sort((a, b) => a.box.left - b.box.left);
    for (const [i, one] of lines.entries()) {
      for (const other of lines.slice(i + 1)) {
        if (other.box.left > one.box.right) break;
        const both = meet(one.box, other.box);
        if (width(both) < 2 || height(both) < 2 || one.element === other.element) continue;
        // Covered text is not read: only the topmost text counts.
        const top = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
        if (top === null || !(one.element.contains(top) || top.contains(one.element))) continue;
        if (!(other.element.contains(top) || top.contains(other.element))) continue;
        faults.push(`text over text: “${one.text.slice(0, 24)}” and “${other.text.slice(0, 24)}”`);
      }
    }

    /** A note that can be closed may cover the table. */
    const noteOf = (element: Element): Element | null => element.closest('.kit-why, .kit-guide');

    // Every control is in the window or can be scrolled to, and nothing covers it.
    const pressed = root.querySelectorAll('button, a[href], input:not(.unseen), select, textarea, summary');
    for (const element of pressed) {
      if (!isSeen(element)) continue;
      const whole = element.getBoundingClientRect();
      if (whole.width === 0) continue;
      const { box, scrolled } = shown(element, whole);
      if (width(box) < 4 || height(box) < 4) {
        if (!scrolled) faults.push(`outside: ${nameOf(element)}`);
        continue;
      }
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const free =
        top === null ||
        noteOf(top) !== noteOf(element) ||
        element.contains(top) ||
        top.contains(element) ||
        top.closest('label') !== null;
      if (!free && !scrolled) faults.push(`covered: ${nameOf(element)} by ${nameOf(top)}`);
    }

    // No piece is clipped by something that cannot be scrolled.
    for (const element of root.querySelectorAll('button')) {
      const whole = element.getBoundingClientRect();
      if (!isSeen(element) || whole.width === 0) continue;
      for (let around = element.parentElement; around !== null && !scrolls(around); around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (position === 'fixed') break;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const rest = meet(whole, around.getBoundingClientRect());
        const lost = Math.max(whole.width - width(rest), whole.height - height(rest));
        if (lost > CUT) faults.push(`cut off: ${nameOf(element)} by ${nameOf(around)}, ${Math.round(lost)} pixels`);
      }
    }

    // No piece overlaps another.
    const pieces = [...root.querySelectorAll('button')]
      .filter((element) => isSeen(element))
      .map((element) => ({ element, box: shown(element, element.getBoundingClientRect()).box }))
      .filter(({ box }) => width(box) > 4 && height(box) > 4);
    for (const [i, one] of pieces.entries()) {
      for (const other of pieces.slice(i + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (noteOf(one.element) !== noteOf(other.element)) continue;
        const both = meet(one.box, other.box);
        if (width(both) <= 0 || height(both) <= 0) continue;
        const smaller = Math.min(width(one.box) * height(one.box), width(other.box) * height(other.box));
        if (width(both) * height(both) > 0.15 * smaller)
          faults.push(`on each other: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }

    // The ask and its button are always visible.
    if (dialogs.length === 0) {
      for (const selector of ['#sentence', '.bar .go']) {
        const element = root.querySelector(selector);
        if (element === null) continue;
        const { box, scrolled } = shown(element, element.getBoundingClientRect());
        if (height(box) < 12 && !(selector === '.bar .go' && scrolled)) faults.push(`not in sight: ${selector}`);
      }
      // Some options are on the board instead: one visible option is enough.
      const answers = [...root.querySelectorAll('[role=radio]')];
      const seen = answers.some((answer) => {
        const { box, scrolled } = shown(answer, answer.getBoundingClientRect());
        return height(box) >= 12 || scrolled;
      });
      if (answers.length > 0 && !seen) faults.push('no answer in sight');
    }
    return [...new Set(faults)];
  });
