/** A server for a test's pages, and the browser that visits them. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, launch } from 'puppeteer-core';
import { chromium, flags } from '../chromium.mjs';

export interface Pages {
  readonly origin: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export async function openPages(answer: RequestListener): Promise<Pages> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await launch({ executablePath: chromium(), args: flags });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close();
      server.close();
    },
  };
}
