import { clientsOf, type Deployment } from '../support/clients.ts';
import { sampleApplication, sampleClaim, sampleContact, sampleVerification } from '../support/samples.ts';
import { sendWithFiles } from '../support/upload-files.ts';

export type Ref = { kind: string; id: string };

/** One person sends a message, an application, a verification and a claim. */
export async function sendAllKinds(server: Deployment, email: string, changes: Record<string, unknown> = {}) {
  const { visitor } = clientsOf(server);
  const phone = `212${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const rows = {
    contacts: sampleContact({ email, phone, ...changes }),
    job_applications: sampleApplication({ email, phone }),
    employment_verifications: sampleVerification({ email, phone }),
    claim_reports: sampleClaim({ email, phone }),
  };
  for (const [table, row] of Object.entries<Record<string, unknown>>(rows))
    await sendWithFiles(visitor, table, row);
  const ids = {
    message: rows.contacts.id,
    application: rows.job_applications.id,
    verification: rows.employment_verifications.id,
    claim: rows.claim_reports.id,
  };
  const records: Ref[] = Object.entries(ids).map(([kind, id]) => ({ kind, id }));
  return { rows, ids, records, phone };
}
