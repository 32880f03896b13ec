import { api, RequestFailed } from '../../api/client.ts';
import { statesOf, toFilters, type View } from './view.ts';

/** Saves the filtered list as a file. */
export async function exportList(view: View): Promise<void> {
  const states = statesOf(view.tab);
  const response = await api.inbox.export.$post({ json: { ...toFilters(view), ...(states && { states }) } });
  if (!response.ok) throw new RequestFailed('failed', response.status);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'inbox.csv';
  link.click();
  URL.revokeObjectURL(url);
}
