import type { Page } from '@playwright/test';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** A window of a browser. `evaluate` is that of a page in Playwright, so that helpers in tests/support take both. */
export type Browser = Pick<Page, 'evaluate'> & {
  /** The narrowest viewport that this browser can have. */
  narrowest: number;
  /** Opens an address and waits until its page has loaded. */
  open: (url: string) => Promise<void>;
  /** Clicks with the pointer at a place of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused field. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Chooses a file in the focused field. */
  chooseFile: (file: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** The page as a PDF, where the browser can print to one. */
  print?: () => Promise<Uint8Array>;
  /** Errors and warnings of the console, and errors of scripts, since the last call. */
  takeComplaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';
export type BrowserOptions = { scripts?: 'on' | 'off' };

const launchers = { firefox: openFirefox, webkit: openWebKit };
export type Engine = keyof typeof launchers;
export const engines = Object.keys(launchers) as Engine[];

export function openBrowser(engine: Engine, { scripts = 'on' }: BrowserOptions = {}): Promise<Browser> {
  return launchers[engine](scripts);
}
