import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:serviceType', 'routes/service.tsx'),
  route('claims', 'routes/claims.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('careers/:jobId', 'routes/job.tsx'),
  route('login', 'routes/login.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/blog-article.tsx'),
  route('resources/guides', 'routes/guides.tsx'),
  route('resources/guides/:slug', 'routes/guide.tsx'),
  route('resources/glossary', 'routes/glossary.tsx'),
  route('resources/calculators', 'routes/calculators.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
