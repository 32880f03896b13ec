import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const oldest = 24;

/**
 * The host's Node if it is new enough, otherwise the one that npm installs with the packages.
 * @param {string} root
 * @param {Pick<NodeJS.Process, 'version' | 'platform' | 'arch' | 'execPath'>} host
 */
export function chooseNode(root, { version, platform, arch, execPath } = process) {
  if (Number(version.slice(1).split('.')[0]) >= oldest) return execPath;
  const onWindows = platform === 'win32';
  const name = `node-${onWindows ? 'win' : platform}-${arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (!(name in optionalDependencies))
    throw new Problem(
      `This project needs Node ${oldest} or later, and this is Node ${version}. Install Node ${oldest} from nodejs.org.`,
    );
  // npm 10 makes no link to this file in node_modules/.bin.
  return path.join(root, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
}
