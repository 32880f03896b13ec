import { site } from '../company/site.ts';
import { languageEnv } from './build/build-language.ts';
import { run } from './support/run.ts';

// `npm run dev -- es` serves the pages in Spanish.
const given = process.argv.slice(2);
const language = site.languages.find((code) => code === given[0]);
const args = ['dev', ...(language ? given.slice(1) : given)];
const { code } = await run({ command: 'react-router', args, env: languageEnv(language ?? 'en') });
process.exitCode = code;
