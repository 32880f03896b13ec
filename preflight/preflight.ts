import { existsSync, readFileSync } from 'node:fs';
import { Problem } from '../cli/problem.ts';
import { checkBucketAccess, checkPrivateBuckets } from './bucket-access.ts';
import { checkCompany } from './company.ts';
import { checkFileSystem } from './file-system.ts';
import { type Finding, unknown } from './finding.ts';
import { checkBulkInsert, checkForms } from './form-checks.ts';
import { checkKeysAndFiles, checkSealingKey } from './keys-and-files.ts';
import { checkLaw } from './law.ts';
import { checkMail, checkReplies } from './mail.ts';
import { checkObjectAccess } from './object-access.ts';
import { checkPackages, runAudit } from './packages.ts';
import { applyNotes, createReport } from './report.ts';
import { createSend, isSuccess, type Send } from './request.ts';
import { checkRetentionAndBackups } from './retention.ts';
import { checkScanner } from './scanner.ts';
import { checkServerSettings } from './server-settings.ts';
import { checkSchemaAccess, checkTableAccess } from './table-access.ts';
import type { Target } from './target.ts';
import { checkTransport } from './transport.ts';

const notesFile = 'preflight/settled.json';

export async function runPreflight(target: Target, env: NodeJS.ProcessEnv, now = new Date()) {
  const send = createSend(target);
  const isStaff = target.staffKey !== undefined && (await acceptsStaff(send));
  const findings: Finding[] = [
    ...(await checkForms(send, target)),
    ...(await checkTableAccess(send)),
    ...(await checkSchemaAccess(send)),
    ...(await checkBucketAccess(send)),
  ];
  // Most of these checks may store something. Only the staff secret can delete it again.
  if (isStaff)
    findings.push(
      ...(await checkPrivateBuckets(send)),
      ...(await checkBulkInsert(send)),
      ...(await checkObjectAccess(send, target)),
      ...(await checkScanner(send, target)),
    );
  else
    findings.push(
      unknown(
        'access',
        'access:files',
        'Access to stored files and the refusal of invalid files were not checked',
        target.staffKey
          ? 'The staff key was refused. Check STAFF_SECRET, and add the address of this machine to STAFF_NETWORKS of the server.'
          : 'Set STAFF_SECRET to the staff secret. The check uploads a file, tries to access it, and deletes it.',
      ),
    );
  if (isStaff && target.deployment === 'own')
    findings.push(...(await checkServerSettings(send)), ...(await checkSealingKey(send, target)));
  findings.push(
    await checkMail(env),
    await checkReplies(env),
    ...checkCompany(),
    ...(await checkLaw(send, now)),
    checkPackages(runAudit(env)),
    ...checkKeysAndFiles(target),
    ...(target.deployment === 'own' ? await checkFileSystem(target.dataDir) : []),
    ...(await checkTransport(target, now)),
    ...(await checkRetentionAndBackups(send, target, now)),
  );
  return createReport(applyNotes(findings, readNotes()));
}

async function acceptsStaff(send: Send): Promise<boolean> {
  return isSuccess(await send('staff', '/rest/v1/retention?select=table_name&limit=1'));
}

function readNotes(): Record<string, string> {
  if (!existsSync(notesFile)) return {};
  try {
    return JSON.parse(readFileSync(notesFile, 'utf8'));
  } catch {
    throw new Problem(`${notesFile} is not valid JSON. It must be one object: { "id": "what was decided" }.`);
  }
}
