import type { Settings } from './settings.ts';

export type Command = {
  /** Usage, options and examples, as `--help` shows them. */
  help: string;
  run: (args: string[], settings: Settings) => Promise<void>;
};
