import { useJobTitle } from './use-job-title.ts';

export function JobTitle() {
  return <strong className="font-display text-title">{useJobTitle()}</strong>;
}
