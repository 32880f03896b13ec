import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Kind, kinds } from './kinds.ts';
import { isCode, Problem } from './problem.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** parseArgs, with its complaints as one sentence, and with as many words as the command takes. */
export function readArguments<const Known extends Options>(
  args: string[],
  options: Known,
  words: { least: number; most: number; name: string },
) {
  const parsed = parse(args, options);
  const { length } = parsed.positionals;
  if (length < words.least) throw new Problem(`Missing: ${words.name}.`, 'usage');
  if (length > words.most)
    throw new Problem(`Too much: "${parsed.positionals[words.most]}" is not expected here.`, 'usage');
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
      const takes = options[long.slice(2)]?.type === 'string';
      throw new Problem(`The option ${long} ${takes ? 'needs a value' : 'takes no value'}.`, 'usage');
    }
    throw error;
  }
}

export function readKind(word: string): Kind {
  const kind = kinds.find((one) => one.word === word || one.word === `${word}s`);
  if (kind) return kind;
  throw new Problem(
    `"${word}" is no kind of record: say ${kinds.map((one) => one.word).join(', ')}.`,
    'usage',
  );
}

export function readCount(text: string, option: string, most: number): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw new Problem(`${option} takes a number from 1 to ${most}, not "${text}".`, 'usage');
}
