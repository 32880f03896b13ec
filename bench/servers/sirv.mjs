import { createServer } from 'node:http';
import sirv from 'sirv';

const [dir, port] = process.argv.slice(2);
createServer(sirv(dir, { brotli: true, gzip: true, etag: true })).listen(Number(port), '127.0.0.1');
