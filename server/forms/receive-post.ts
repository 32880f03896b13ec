import type { ApiContext } from '../api-env.ts';
import { findBucket } from '../storage/buckets.ts';
import type { Storage } from '../storage/storage.ts';
import { findFormPage } from './form-pages.ts';
import { type ReceivedForm, receiveForm } from './receive-form.ts';

/** Reserves room for the files of a form, then receives it. */
export async function receivePost(context: ApiContext, storage: Storage): Promise<ReceivedForm> {
  const request = context.env.incoming;
  const buckets = Object.entries(findFormPage(context.req.path)?.files ?? {});
  const sizes = await Promise.all(
    buckets.map(
      async ([field, bucket]) => [field, (await findBucket(storage.database, bucket)).sizeLimit] as const,
    ),
  );
  const fileSizes = Object.fromEntries(sizes);
  const most = sizes.reduce((sum, [, size]) => sum + size, 0);
  const bytes = Math.min(Number(request.headers['content-length'] ?? most), most);
  const reservation = await storage.quota.reserve({ bytes, sender: storage.senderOf(request), role: 'anon' });
  try {
    return await receiveForm(request, { fileSizes, newDraft: storage.files.newDraft });
  } finally {
    // Storing a file reserves its room again.
    reservation.release();
  }
}
