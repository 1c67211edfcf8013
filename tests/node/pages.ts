/** A server for a test's pages, and the browser that visits them. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromium, withoutGPU } from '../chromium.mjs';

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

/** Errors and warnings of a page, but for the browser's own remark that this machine has nothing to draw with but itself. */
export function noteFaults(page: Page, faults: string[], ignored = /^No available adapters\.$/): void {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && !ignored.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
}

/** Without a GPU unless the flags say so. */
export async function openPages(answer: RequestListener, args = withoutGPU): Promise<Pages> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await launch({ executablePath: chromium(), args });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close();
      server.close();
    },
  };
}
