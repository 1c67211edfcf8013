/** Visits to the demo's pages, served as a stranger would serve the folder, under a strict policy. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { MediaFeature, Page } from 'puppeteer-core';
import { noteFaults, openPages, type Pages, types } from './pages.ts';

export const POLICY = "default-src 'self'";

export function openDemo(): Promise<Pages> {
  return openPages(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    response.setHeader('content-security-policy', POLICY);
    try {
      const content = await readFile(join('.', pathname));
      response.setHeader('content-type', types[extname(pathname)] ?? 'text/plain').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
}

export interface Visit {
  readonly page: Page;
  /** Errors, warnings, requests that failed or went elsewhere. */
  readonly faults: string[];
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly features?: MediaFeature[];
  /** Before any script of the page. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export async function visit(pages: Pages, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1200, height = 900, features = [], prepare } = options;
  const page = await pages.browser.newPage();
  const faults: string[] = [];
  noteFaults(page, faults);
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== pages.origin || !/^\/(demo|dist)\//.test(pathname)) faults.push(`asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
  });
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures(features);
  await page.evaluateOnNewDocument(() => {
    const request = window.requestAnimationFrame;
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      Object.assign(window, { frames: Number(Reflect.get(window, 'frames')) + 1 });
      return request.call(window, callback);
    };
  });
  await prepare?.(page);
  await page.goto(`${pages.origin}/demo/${path}`);
  await page.evaluate(() => Promise.all([...document.querySelectorAll('quadruped-gait')].map(({ ready }) => ready)));
  return { page, faults };
}

/** Asks a page with another in front of it: one that nobody sees takes no frames, and has all its time for the answer. */
export async function behindAnother<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  const front = await page.browser().newPage();
  try {
    return await ask();
  } finally {
    await front.close();
    await page.bringToFront();
  }
}

export const framesTaken = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'frames')));
export const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.trim() ?? '');

export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return;
    await wait(100);
  }
  assert.fail(`it never happened: ${what}`);
}
