import { releaseField } from '#app/forms/kit/send/shown-release.ts';
import type { ApiContext } from '../http/api-env.ts';
import { findBucket } from '../store/files/buckets.ts';
import type { Storage } from '../store/files/storage.ts';
import { findFormPage, toPageUrl } from './form-pages.ts';
import { type ReceivedForm, receiveForm } from './receive-form.ts';

/** Reserves room for the files of a form, then receives it. */
export async function receivePost(context: ApiContext, storage: Storage): Promise<ReceivedForm> {
  const request = context.env.incoming;
  const { posted: names = [], files = {} } = findFormPage(toPageUrl(new URL(context.req.url)).pathname) ?? {};
  const limits = await Promise.all(
    Object.entries(files).map(async ([field, { bucket, maxFiles }]) => {
      const { sizeLimit } = await findBucket(storage.database, bucket);
      return [field, { bytes: sizeLimit, count: maxFiles }] as const;
    }),
  );
  const most = limits.reduce((sum, [, { bytes, count }]) => sum + bytes * count, 0);
  const bytes = Math.min(Number(request.headers['content-length'] ?? most), most);
  const reservation = await storage.quota.reserve({
    bytes,
    sender: storage.senderOf(request),
    from: 'visitor',
  });
  try {
    return await receiveForm(request, {
      names: [...names, releaseField],
      fileLimits: Object.fromEntries(limits),
      newDraft: storage.files.newDraft,
    });
  } finally {
    // Storing a file reserves its room again.
    reservation.release();
  }
}
