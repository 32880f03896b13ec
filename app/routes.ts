import type { RouteConfig } from '@react-router/dev/routes';
import { site } from '#company/site.ts';
import { calculators } from '#content/calculators.ts';
import { siteLanguage } from '../scripts/build/site-language.ts';
import { hasCalculators, hasGlossary } from './catalog/optional-pages.ts';

const { login, registration } = site.features;

// The helpers of the router's development package are not there when a running server renders pages.
type Route = { file: string; path?: string; id?: string; index?: true };
const index = (file: string): Route => ({ file, index: true });
const route = (path: string, file: string, id?: string): Route => ({ path, file, ...(id && { id }) });

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:serviceType', 'routes/service.tsx'),
  route('claims', 'routes/claims.tsx'),
  route('claims/emergency', 'routes/emergency.tsx'),
  route('claims/status', 'routes/claim-status.tsx'),
  route('contact/:topic?', 'routes/contact.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('careers/apply', 'routes/apply.tsx'),
  route('careers/:jobId', 'routes/job.tsx'),
  route('verification', 'routes/verification.tsx'),
  ...(login
    ? [route('login', 'routes/login.tsx'), route('forgot-password', 'routes/forgot-password.tsx')]
    : []),
  ...(registration ? [route('register', 'routes/register.tsx')] : []),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/blog-article.tsx'),
  route('resources/guides', 'routes/guides.tsx'),
  route('resources/guides/:slug', 'routes/guide.tsx'),
  ...(hasGlossary ? [route('resources/glossary', 'routes/glossary.tsx')] : []),
  ...(hasCalculators ? [route('resources/calculators', 'routes/calculators.tsx')] : []),
  ...calculators.map(({ slug }) =>
    route(`resources/calculators/${slug}`, 'routes/calculator.tsx', `calculator-${slug}`),
  ),
  route('search', 'routes/search.tsx'),
  ...['privacy', 'terms', 'accessibility'].map((name) => route(name, 'routes/legal.tsx', name)),
  route('sitemap', 'routes/sitemap.tsx'),
  route('*', 'routes/not-found.tsx'),
  // Resource routes.
  ...(siteLanguage === 'en' ? filesOfAllLanguages() : []),
  route('blog/feed.xml', 'frame/site-files/feed.ts'),
  route('site.webmanifest', 'frame/site-files/manifest.ts'),
  route('social-pictures.json', 'frame/site-files/social-pictures.ts'),
  route('search-index.json', 'tools/site-search/index-route.ts'),
] satisfies RouteConfig;

function filesOfAllLanguages() {
  return [
    route('sitemap.xml', 'frame/site-files/sitemap.ts'),
    route('robots.txt', 'frame/site-files/robots.ts'),
    route('.well-known/security.txt', 'frame/site-files/security-contact.ts'),
  ];
}
