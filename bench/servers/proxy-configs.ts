import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One worker that keeps its connections to the upstream open. */
export async function writeNginxConfig(folder: string, port: number, upstreamPort: number): Promise<string> {
  const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-errors.log;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 10000000;
  upstream site { server 127.0.0.1:${upstreamPort}; keepalive 128; keepalive_requests 10000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
  return write(path.join(folder, 'nginx.conf'), config);
}

/** The configuration in docs/own-server.md, without TLS. */
export async function writeCaddyfile(folder: string, port: number, upstreamPort: number): Promise<string> {
  const config = `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy 127.0.0.1:${upstreamPort}
}
`;
  return write(path.join(folder, 'Caddyfile'), config);
}

async function write(file: string, text: string): Promise<string> {
  await writeFile(file, text);
  return file;
}
