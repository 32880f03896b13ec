import { existsSync, readFileSync } from 'node:fs';
import { checkBucketAccess } from './bucket-access.ts';
import { checkCompany } from './company.ts';
import { CannotRun, type Finding, unknown } from './finding.ts';
import { checkBulkInsert, checkForms } from './form-checks.ts';
import { checkKeysAndFiles } from './keys-and-files.ts';
import { checkLaw } from './law.ts';
import { checkObjectAccess } from './object-access.ts';
import { checkPackages } from './packages.ts';
import { applyNotes, createReport, type Report } from './report.ts';
import { createSend } from './request.ts';
import { checkRetentionAndBackups } from './retention.ts';
import type { Settings } from './settings.ts';
import { checkSchemaAccess, checkTableAccess } from './table-access.ts';
import { checkTransport } from './transport.ts';

const notesFile = 'preflight/settled.json';

export async function preflight(settings: Settings, now = new Date()): Promise<Report> {
  const send = createSend(settings);
  const findings: Finding[] = [
    ...(await checkForms(send, settings)),
    ...(await checkTableAccess(send)),
    ...(await checkSchemaAccess(send)),
    ...(await checkBucketAccess(send)),
  ];
  // These checks may store something. Only the staff secret can delete it again.
  if (settings.staffKey)
    findings.push(...(await checkBulkInsert(send)), ...(await checkObjectAccess(send, settings.deployment)));
  else
    findings.push(
      unknown(
        'access',
        'access:files',
        'Access to stored files and the refusal of invalid files were not checked',
        'Set INBOX_KEY to the staff secret. The check uploads a file, tries to access it, and deletes it.',
      ),
    );
  findings.push(
    ...checkCompany(),
    ...(await checkLaw(send, now)),
    ...checkPackages(),
    ...checkKeysAndFiles(settings),
    ...(await checkTransport(settings, now)),
    ...(await checkRetentionAndBackups(send, settings, now)),
  );
  return createReport(applyNotes(findings, readNotes()));
}

function readNotes(): Record<string, string> {
  if (!existsSync(notesFile)) return {};
  try {
    return JSON.parse(readFileSync(notesFile, 'utf8'));
  } catch {
    throw new CannotRun(
      `${notesFile} is not valid JSON. It must be one object: { "id": "what was decided" }.`,
    );
  }
}
