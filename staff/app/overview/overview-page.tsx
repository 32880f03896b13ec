import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../api/client.ts';
import { overview as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { useMe } from '../ui/use-me.ts';
import { Answers } from './answers.tsx';
import { Arrivals } from './arrivals.tsx';
import { Counts } from './counts.tsx';
import { Due } from './due.tsx';
import { Longest } from './longest.tsx';
import { Outcomes } from './outcomes.tsx';
import { ServerState } from './server-state.tsx';
import { Tiles } from './tiles.tsx';

const load = () => readBody(api.overview.$get());
export type Overview = Awaited<ReturnType<typeof load>>;

export function Component() {
  const { data, error } = useQuery({ queryKey: ['overview'], queryFn: load });
  const { data: me } = useMe();
  if (error) return <FailureScreen error={error} />;
  return (
    <>
      <h1 className="text-title">{shell.links.overview}</h1>
      <p className="text-muted">{words.lead}</p>
      {data && (
        <div className="mt-5 grid grid-cols-1 gap-4 xl:grid-cols-3">
          <Tiles overview={data} />
          <Arrivals overview={data} />
          <Longest overview={data} />
          {me?.role === 'owner' && <Counts />}
          <div className="grid grid-cols-1 gap-4 xl:col-span-full xl:grid-cols-2">
            <Answers overview={data} />
            <Outcomes overview={data} />
            <Due overview={data} />
            {data.server && <ServerState {...data.server} />}
          </div>
        </div>
      )}
    </>
  );
}
