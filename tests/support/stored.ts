import { clientOf } from './clients.ts';

export type Table = 'contacts' | 'job_applications' | 'employment_verifications' | 'claim_reports';

/** Reads what visitors sent, with the staff secret. */
export function storedIn({ url, staffKey }: { url: string; staffKey: string }) {
  const staff = clientOf(url, staffKey);
  return {
    /** The rows with this email address, without generated columns. */
    rows: async (table: Table, email: string): Promise<Record<string, string | null>[]> => {
      const { data } = await staff.from(table).select('*').eq('email', email).throwOnError();
      return (data ?? []).map(({ id: _, created_at: __, ...row }) => row);
    },
    ids: async (table: Table, email: string): Promise<string[]> => {
      const { data } = await staff.from(table).select('id').eq('email', email).throwOnError();
      return (data ?? []).map(({ id }) => String(id));
    },
    /** The file behind a stored URL. */
    file: async (url: unknown): Promise<Buffer> => {
      const [, bucket = '', name = ''] = /\/object\/public\/([^/]+)\/(.+)$/.exec(String(url)) ?? [];
      const { data, error } = await staff.storage.from(bucket).download(name);
      if (error) throw error;
      return Buffer.from(await data.arrayBuffer());
    },
  };
}
