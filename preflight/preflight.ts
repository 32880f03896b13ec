import { existsSync, readFileSync } from 'node:fs';
import { tryBuckets } from './bucket-doors.ts';
import { checkCompany } from './company.ts';
import { CannotRun, type Finding, unknown } from './finding.ts';
import { tryForms, tryManyRows } from './form-checks.ts';
import { checkKeeping } from './keeping.ts';
import { checkKeysAndFiles } from './keys-and-files.ts';
import { checkLaw } from './law.ts';
import { tryObjects } from './object-doors.ts';
import { checkPackages } from './packages.ts';
import { type Report, reportOf, settleByNote } from './report.ts';
import type { Settings } from './settings.ts';
import { tryTables, tryTheRest } from './table-doors.ts';
import { checkTransport } from './transport.ts';
import { createAsk } from './wire.ts';

const notesFile = 'preflight/settled.json';

export async function preflight(settings: Settings, now = new Date()): Promise<Report> {
  const ask = createAsk(settings);
  const findings: Finding[] = [
    ...(await tryForms(ask, settings)),
    ...(await tryTables(ask)),
    ...(await tryTheRest(ask)),
    ...(await tryBuckets(ask)),
  ];
  // What could leave something behind is tried only by someone who can take it away again.
  if (settings.staffKey)
    findings.push(...(await tryManyRows(ask)), ...(await tryObjects(ask, settings.home)));
  else
    findings.push(
      unknown(
        'doors',
        'doors:staff',
        'Whether a stranger gets at a stored file, and whether bad files are refused',
        'Set INBOX_KEY to the staff secret: then a file is put in, tried, and taken away again.',
      ),
    );
  findings.push(
    ...checkCompany(),
    ...(await checkLaw(ask, now)),
    ...checkPackages(),
    ...checkKeysAndFiles(settings),
    ...(await checkTransport(settings, now)),
    ...(await checkKeeping(ask, settings, now)),
  );
  return reportOf(settleByNote(findings, readNotes()));
}

function readNotes(): Record<string, string> {
  if (!existsSync(notesFile)) return {};
  try {
    return JSON.parse(readFileSync(notesFile, 'utf8'));
  } catch {
    throw new CannotRun(`${notesFile} is not JSON: it holds one object, "id": "what was decided".`);
  }
}
