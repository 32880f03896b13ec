import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A step of the build failed. Its message is all that an owner needs, without a stack. */
export class BuildError extends Error {}

/** Runs a build. Shows what failed in a sentence and ends with exit code 1. */
export async function reportBuildErrors(build: () => Promise<void>): Promise<void> {
  try {
    await build();
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}

/** Our own errors say what is wrong and where. JavaScript's, such as a TypeError, get the first line of ours that they went through. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(`${process.cwd()}${path.sep}`, '');
  if (error instanceof BuildError || error.name === 'Error') return message;
  const place = findPlace(error.stack ?? '');
  return `${place && `${place}: `}${error.name}: ${message}`;
}

/** `company/content/en/about.ts:12`. Empty if no file of this project is in the stack. */
function findPlace(stack: string): string {
  const root = process.cwd().replaceAll('\\', '/');
  const [, place = ''] =
    stack
      .replaceAll('\\', '/')
      .split('\n')
      .map((line) => /((?:\/|[A-Z]:\/)[^\s()]+?:\d+)/.exec(line.replace('file://', '')))
      .find((found) => found?.[1]?.startsWith(`${root}/`) && !found[1].includes('/node_modules/')) ?? [];
  return path.posix.relative(root, place);
}

/** A failed prerender says only "Internal Server Error". Loading the built server throws what its content throws. */
export async function findContentError(serverBuild: string): Promise<BuildError | undefined> {
  try {
    await import(pathToFileURL(serverBuild).href);
    return undefined;
  } catch (error) {
    return error instanceof Error ? new BuildError(error.message) : undefined;
  }
}
