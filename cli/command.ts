import { parseArgs } from 'node:util';
import { isCode, Problem } from './problem.ts';
import type { Settings } from './settings.ts';

type Option =
  | { readonly type: 'string'; readonly value: string; readonly help: string }
  | { readonly type: 'boolean'; readonly help: string };
type Options = Readonly<Record<string, Option>>;

/** An option with a value. `value` stands for it in the help, for example FILE. */
export const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;
export const flag = (help: string) => ({ type: 'boolean', help }) as const;

type Definition<Known extends Options> = {
  /** What the command does, in one or more lines of up to 120 characters. */
  about: string;
  /** The one argument that is no option: its name in the usage, and what it is. */
  argument?: readonly [name: string, what: string];
  options: Known;
  /** Where exit code 1 is a result, every problem ends with 2. */
  problem?: 'cannotRun';
  /** Without `npm run cli --`. */
  examples: readonly string[];
  /** Resolves to an exit code other than 0, or to nothing. Throws a Problem for what a person can fix. */
  run: (input: {
    values: ReturnType<typeof parse<Known>>['values'];
    argument: string;
    settings: Settings;
  }) => Promise<number | undefined> | Promise<void>;
};

export type Command = {
  help: (name: string) => string;
  run: (args: string[], settings: Settings) => Promise<number>;
};

/**
 * With `parseArgs` of Node: its values have the types of the options. `commander` would need a second package for that, and the same code for our
 * sentences, examples and exit codes.
 */
export function defineCommand<const Known extends Options>(definition: Definition<Known>): Command {
  return {
    help: (name) => formatHelp(name, definition),
    async run(args, settings) {
      const { argument, options, problem, run } = definition;
      const { values, positionals } = parse(args, options);
      if (argument && positionals.length === 0) throw new Problem(`Missing: ${argument[1]}.`, 'usage');
      const [first = '', unexpected] = argument ? positionals : ['', ...positionals];
      if (unexpected !== undefined) throw new Problem(`Unexpected argument: "${unexpected}".`, 'usage');
      try {
        return (await run({ values, argument: first, settings })) ?? 0;
      } catch (error) {
        throw error instanceof Problem && problem ? new Problem(error.message, problem) : error;
      }
    },
  };
}

/** Runs parseArgs, and explains its errors in one sentence. */
function parse<const Known extends Options>(args: string[], options: Known) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const name = /'(?:-\w, )?(--?[^' <=]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 'this';
    if (isCode(error, 'ERR_PARSE_ARGS_UNKNOWN_OPTION'))
      throw new Problem(`There is no option ${name}.`, 'usage');
    if (!isCode(error, 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')) throw error;
    const takesValue = options[name.slice(2)]?.type === 'string';
    throw new Problem(`The option ${name} ${takesValue ? 'needs a value' : 'takes no value'}.`, 'usage');
  }
}

function formatHelp(name: string, { about, argument, options, examples }: Definition<Options>): string {
  const entries = Object.entries(options).map(([option, { help, ...rest }]) => ({
    title: `--${option}${'value' in rest ? ` ${rest.value}` : ''}`,
    help,
  }));
  const width = Math.max(0, ...entries.map(({ title }) => title.length)) + 2;
  const lines = entries.map(
    ({ title, help }) => `  ${title.padEnd(width)}${help.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
  );
  return [
    `npm run cli -- ${[name, argument?.[0]].filter(Boolean).join(' ')}`,
    '',
    about,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
    'Examples',
    ...examples.map((example) => `  npm run cli -- ${example}`),
  ].join('\n');
}
