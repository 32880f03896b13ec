// Merges a new version into an owner's copy, and keeps what the owner has changed in their own places. Plain JavaScript without
// packages, so that the new version's file runs in the old copy: `git show upstream/main:scripts/take-version.mjs | node …`.
import { spawnSync } from 'node:child_process';

/** Where owners work. What they have changed there stays exactly as it is. */
const ownersPlaces = [
  'company/site.ts',
  'company/palette.ts',
  'company/mark.ts',
  'company/policy.ts',
  'company/state.ts',
  'company/states',
  'company/content',
  'company/pictures',
  'company/shape/picture-sizes.json',
  'app/pictures',
  'art',
  'public',
  'README.md',
];
/** Places where a file is published because it is there. */
const publishedPlaces = [
  ...['blog', 'guides'].flatMap((shelf) => [`company/content/en/${shelf}`, `company/content/es/${shelf}`]),
  'public',
];

const [version = 'upstream/main'] = process.argv.slice(2);
if (git('status', '--porcelain', '--untracked-files=no') !== '') stop('Commit your changes first.');
const base = git('merge-base', 'HEAD', version).trim();
const own = changed('HEAD');
const theirs = new Set(changed(version));

const merge = run(['merge', '--no-commit', '--no-ff', version]);
if (run(['rev-parse', '--verify', '--quiet', 'MERGE_HEAD']).status !== 0) stop(merge.stdout + merge.stderr);
const inHead = filesOf('HEAD');
const inVersion = filesOf(version);
apply(
  own.filter((file) => inHead.has(file)),
  'restore',
  '--source=HEAD',
  '--staged',
  '--worktree',
);
apply(
  own.filter((file) => !inHead.has(file)),
  'rm',
  '--quiet',
  '--force',
  '--ignore-unmatch',
);

const both = own.filter((file) => theirs.has(file) && inHead.has(file));
say(
  'Yours, and changed in the new version too. Each stayed as you have it; compare it with: git diff HEAD MERGE_HEAD -- FILE',
  both.filter((file) => inVersion.has(file)),
);
say(
  'Yours, and no longer part of the new version. Find where it went with: git log -1 --stat --full-diff MERGE_HEAD -- FILE. Make your change there, and: git rm FILE',
  both.filter((file) => !inVersion.has(file)),
);
say(
  'New, and published because it is there. If it is not yours: git rm -f FILE',
  list('diff', '--cached', '--name-only', '--diff-filter=A', '-z', 'HEAD', '--', ...publishedPlaces),
);
const conflicts = list('diff', '--name-only', '--diff-filter=U', '-z');
say('Conflicts outside of your places. Resolve each, then: git add FILE', conflicts);
console.log(
  'Now run: npm run check, npm run rebrand -- --check, npm test. Then: git commit. Back to before: git merge --abort',
);

function filesOf(commit) {
  return new Set(list('ls-tree', '-r', '--name-only', '-z', commit));
}

/** Files of the owner's places that differ from the last common version. */
function changed(where) {
  return list('diff', '--no-renames', '--name-only', '-z', base, where, '--', ...ownersPlaces);
}

function apply(files, ...command) {
  if (files.length > 0)
    git(...command, '--pathspec-from-file=-', '--pathspec-file-nul', { input: files.join('\0') });
}

function list(...args) {
  return git(...args)
    .split('\0')
    .filter(Boolean);
}

function git(...args) {
  const options = typeof args.at(-1) === 'object' ? args.pop() : {};
  const { status, stdout, stderr } = run(args, options);
  if (status !== 0) stop(stderr);
  return stdout;
}

function run(args, options = {}) {
  // Paths are names, not patterns: a file may have brackets in its name.
  return spawnSync('git', ['--literal-pathspecs', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...options,
  });
}

function say(title, files) {
  if (files.length > 0) console.log(`${title}\n${files.map((file) => `  ${file}`).join('\n')}\n`);
}

function stop(message) {
  console.error(message.trim());
  process.exit(1);
}
