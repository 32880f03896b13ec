import type { Deployment } from '../../support/clients.ts';
import { pdfBytes, types } from '../../support/sample-files.ts';
import { claimPhotoPath, publicUrl, sampleClaim } from '../../support/samples.ts';
import { insertRow, readAll, send, uploadFile } from './requests.ts';

const bucket = 'claim-photos';
type Claim = { row: ReturnType<typeof sampleClaim>; path: string; bytes: Buffer };

/** Claims that were acknowledged, and those that were sent without an answer. */
export type ClaimLedger = { claims: Map<string, Claim>; pending: Claim[] };

/** Sends claims with a file, as the form does, until the server is gone. Resolves to the refusals. */
export async function writeClaims(server: Deployment, ledger: ClaimLedger): Promise<string[]> {
  const refused: string[] = [];
  for (;;) {
    const claim = ledger.pending.pop() ?? createClaim();
    try {
      const answer = await sendClaim(server, claim);
      if (answer === 'stored') ledger.claims.set(claim.row.id, claim);
      else refused.push(answer);
    } catch {
      ledger.pending.push(claim);
      return refused;
    }
  }
}

/** Sends once more what had no answer. Resolves to the number of acknowledged claims that are lost, or lost their file. */
export async function countLostClaims(server: Deployment, { claims, pending }: ClaimLedger): Promise<number> {
  for (const claim of pending.splice(0)) await sendClaim(server, claim);
  const stored = new Set((await readAll(server, 'claim_reports', 'id')).map(({ id }) => id));
  let lost = 0;
  for (const [id, { path, bytes }] of claims) {
    const file = await send(server, { path: `/storage/v1/object/${bucket}/${path}`, key: server.staffKey });
    if (!stored.has(id) || file.status !== 200 || file.text !== bytes.toString()) lost += 1;
  }
  return lost;
}

async function sendClaim(server: Deployment, { row, path, bytes }: Claim): Promise<string> {
  const upload = await uploadFile(server, bucket, path, bytes, types.pdf);
  if (upload.status !== 200 && !upload.text.includes('KeyAlreadyExists'))
    return `${upload.status} ${upload.text}`;
  const { status, text } = await insertRow(server, 'claim_reports', row);
  const isStored = status === 201 || (status === 409 && text.includes('claim_reports_pkey'));
  return isStored ? 'stored' : `${status} ${text}`;
}

function createClaim(): Claim {
  const path = claimPhotoPath('pdf');
  return {
    row: sampleClaim({ photo_urls: [publicUrl(bucket, path)] }),
    path,
    bytes: pdfBytes(20_000, path),
  };
}
