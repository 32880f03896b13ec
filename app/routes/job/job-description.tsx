import { CheckList } from '#app/ui/check-list.tsx';
import type { JobOpening } from '#company/shape/types.ts';
import type { jobDetail } from '#content/careers.ts';

export function JobDescription({ job, words }: { job: JobOpening; words: typeof jobDetail }) {
  return (
    <div>
      <h2 className="text-title">{words.description}</h2>
      <div className="mt-4 grid gap-4">
        {job.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h2 className="mt-12 text-title">{words.requirements}</h2>
      <CheckList items={job.requirements} />
      <h2 className="mt-12 text-title">{words.benefits}</h2>
      <CheckList items={job.benefits} />
    </div>
  );
}
