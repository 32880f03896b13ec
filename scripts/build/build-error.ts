import { pathToFileURL } from 'node:url';

/** A step of the build failed. Its message is all that an owner needs, without a stack. */
export class BuildError extends Error {}

/** Runs a build. Shows the message of a `BuildError` and ends with exit code 1. */
export async function reportBuildErrors(build: () => Promise<void>): Promise<void> {
  try {
    await build();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
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
