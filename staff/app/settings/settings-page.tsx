import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../api/client.ts';
import { settings as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import { SealingKeySection } from '../sealed/sealing-key-section.tsx';
import { FailureScreen } from '../shell/failure.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SetupSection } from './setup-section.tsx';

const load = () => readBody(api.settings.$get());
export type Settings = Awaited<ReturnType<typeof load>>;

export function Component() {
  const { data, error } = useQuery({ queryKey: ['settings'], queryFn: load });
  if (error) return <FailureScreen error={error} />;
  return (
    <>
      <h1 className="text-title">{shell.links.settings}</h1>
      <p className="text-muted">{words.lead}</p>
      {data && (
        <div className="mt-5 grid max-w-224 grid-cols-1 gap-4">
          <RetentionSection retention={data.retention} />
          <SealingKeySection />
          <SetupSection setup={data.setup} />
        </div>
      )}
    </>
  );
}
