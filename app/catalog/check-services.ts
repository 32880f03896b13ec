import type { ServiceContent } from '#company/shape/types.ts';

/** Throws one sentence for each mistake that the type check cannot see. */
export function checkServices(services: readonly ServiceContent[]): void {
  const problems = [...findSlugProblems(services), ...findSharedQuestions(services)];
  if (services.length === 0)
    problems.push('There is no service. Add one to a list in company/content/en/services/index.ts.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function findSlugProblems(services: readonly ServiceContent[]): string[] {
  return services.flatMap(({ slug }, place) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      return `The service "${slug}" cannot be an address. Write its slug in lower-case letters, digits and hyphens.`;
    if (services.findIndex((each) => each.slug === slug) < place)
      return `Two services have the slug "${slug}". Give one of them another in company/content/en/services/.`;
    return [];
  });
}

function findSharedQuestions(services: readonly ServiceContent[]): string[] {
  const owners = new Map<string, string>();
  return services.flatMap(({ slug, quoteQuestions }) =>
    (quoteQuestions?.questions ?? []).flatMap(({ name }) => {
      const owner = owners.get(name);
      owners.set(name, slug);
      if (owner === undefined) return [];
      return `The quote question "${name}" of the service "${slug}" is also one of "${owner}". Give it another name.`;
    }),
  );
}
