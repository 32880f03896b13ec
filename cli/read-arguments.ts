import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isCode, Problem } from './problem.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Runs parseArgs, explains its errors in one sentence, and checks the number of positional arguments. */
export function readArguments<const Known extends Options>(
  args: string[],
  options: Known,
  positional = { min: 0, max: 0, name: '' },
) {
  const parsed = parse(args, options);
  const { length } = parsed.positionals;
  if (length < positional.min) throw new Problem(`Missing: ${positional.name}.`, 'usage');
  if (length > positional.max)
    throw new Problem(`Unexpected argument: "${parsed.positionals[positional.max]}".`, 'usage');
  return parsed;
}

function parse<const Known extends Options>(args: string[], options: Known) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const name = /'(--?[^' <=]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 'this';
    if (isCode(error, 'ERR_PARSE_ARGS_UNKNOWN_OPTION'))
      throw new Problem(`There is no option ${name}.`, 'usage');
    if (isCode(error, 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')) {
      const long = /(--[\w-]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? name;
      const takesValue = options[long.slice(2)]?.type === 'string';
      throw new Problem(`The option ${long} ${takesValue ? 'needs a value' : 'takes no value'}.`, 'usage');
    }
    throw error;
  }
}
