import { saveFile } from '../ui/save-file.ts';
import { type Answer, RequestFailed, requireSuccess } from './request-failed.ts';

/** Saves the file that the server sends, by default under the server's name for it. One that broke off is not saved. */
export async function download(sent: Promise<Answer>, name?: string): Promise<void> {
  const answer = await requireSuccess(sent);
  const content = await answer.blob().catch(() => {
    throw new RequestFailed('offline');
  });
  saveFile(content, name ?? nameOf(answer));
}

function nameOf({ headers }: Answer): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file';
}
