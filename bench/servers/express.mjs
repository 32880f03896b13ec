import express from 'express';
import serveStatic from 'express-static-gzip';

const [dir, port] = process.argv.slice(2);
express()
  .use(serveStatic(dir, { enableBrotli: true, orderPreference: ['br', 'gzip'] }))
  .listen(Number(port), '127.0.0.1');
