import { createMiddleware } from 'hono/factory';

/** Hono passes on some hosts that make no URL, such as 1.2.3.256. */
export const requireValidUrl = createMiddleware(async (context, next) => {
  if (!URL.canParse(context.req.url)) return context.body(null, 400);
  return next();
});
