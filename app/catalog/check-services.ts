import type { ServiceContent } from '#company/shape/types.ts';

/** Throws one sentence for the first mistake that the type check cannot see. */
export function checkServices(services: readonly ServiceContent[]): void {
  if (services.length === 0)
    throw new Error('There is no service. Add one to a list in company/content/en/services/index.ts.');
  const owners = new Map<string, string>();
  const claim = (key: string, slug: string, problem: (owner: string) => string) => {
    const owner = owners.get(key);
    if (owner !== undefined) throw new Error(problem(owner));
    owners.set(key, slug);
  };
  for (const { slug, quoteQuestions } of services) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      throw new Error(
        `The service "${slug}" cannot be an address. Write its slug in lower-case letters, digits and hyphens.`,
      );
    claim(
      `slug ${slug}`,
      slug,
      () => `Two services have the slug "${slug}". Give one of them another in company/content/en/services/.`,
    );
    for (const { name } of quoteQuestions?.questions ?? [])
      claim(
        `question ${name}`,
        slug,
        (owner) =>
          `The quote question "${name}" of the service "${slug}" is also one of "${owner}". Give it another name.`,
      );
  }
}
