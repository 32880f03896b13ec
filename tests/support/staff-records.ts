import { randomUUID } from 'node:crypto';
import { clientOf } from './clients.ts';
import { fileOf, licensePath, resumePath, types } from './sample-files.ts';
import {
  claimPhotoPath,
  publicUrl,
  sampleApplication,
  sampleClaim,
  sampleContact,
  sampleVerification,
} from './samples.ts';

type Deployment = { url: string; staffKey: string };
type Changes = Record<string, unknown>;
/** A file as it is stored: staff may store what a visitor's upload would refuse. */
export type StoredSample = { bytes: Buffer; extension: keyof typeof types };

/** Stores records as a restored backup does, with the staff secret. Each resolves to the record's id. */
export function recordsIn({ url, staffKey }: Deployment) {
  const staff = clientOf(url, staffKey);
  const insert = async (table: string, row: Changes) => {
    await staff.from(table).insert(row).throwOnError();
    return String(row.id);
  };
  const upload = async (bucket: string, path: string, { bytes, extension }: StoredSample) => {
    const { error } = await staff.storage.from(bucket).upload(path, fileOf(bytes, path, types[extension]));
    if (error) throw error;
    return publicUrl(bucket, path);
  };
  return {
    message: (changes: Changes = {}) => insert('contacts', sampleContact({ id: randomUUID(), ...changes })),
    /** Without a resume, the record names a file that is missing. */
    application: async (resume?: StoredSample, changes: Changes = {}) =>
      insert(
        'job_applications',
        sampleApplication({
          ...(resume && { resume_url: await upload('resumes', resumePath(resume.extension), resume) }),
          ...changes,
        }),
      ),
    verification: async (front?: StoredSample, back?: StoredSample, changes: Changes = {}) =>
      insert(
        'employment_verifications',
        sampleVerification({
          ...(front && {
            dl_front_url: await upload('employment-documents', licensePath('front', front.extension), front),
          }),
          ...(back && {
            dl_back_url: await upload('employment-documents', licensePath('back', back.extension), back),
          }),
          ...changes,
        }),
      ),
    claim: async (photo?: StoredSample, changes: Changes = {}) =>
      insert(
        'claim_reports',
        sampleClaim({
          ...(photo && {
            photo_urls: [await upload('claim-photos', claimPhotoPath(photo.extension), photo)],
          }),
          ...changes,
        }),
      ),
    remove: async (table: string, id: string) => {
      await staff.from(table).delete().eq('id', id).throwOnError();
    },
  };
}
