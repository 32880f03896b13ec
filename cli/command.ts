import type { Settings } from './settings.ts';

export type Command = {
  /** Usage, options and examples, as printed by `--help`. */
  help: string;
  run: (args: string[], settings: Settings) => Promise<void>;
};
