import { Catch } from '@nestjs/common';
import type { Response } from 'express';
import { createHash } from 'node:crypto';
import { BRAND, COLOUR_STYLE } from '../../config/brand.ts';
import { audienceOf } from '../../http/request-parts.ts';
import { html, Html } from '../../http/html.ts';
import { sentenceFor } from '../../http/problem-body.ts';
import { ProblemFilter } from '../../http/problem.filter.ts';
import type { TracedRequest } from '../../http/request-log.ts';

const STYLE = `
  ${COLOUR_STYLE}
  body { max-width: 32rem; margin: 0 auto; padding: 64px 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { padding: 32px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
  h1 { margin: 0 0 12px; font-size: 1.5rem; line-height: 1.25; }
  p { margin: 0 0 24px; color: var(--ink-2); overflow-wrap: anywhere; }
  a { display: inline-block; padding: 12px 20px; border-radius: 8px; background: var(--solid); color: var(--on-solid); font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const TITLE = 'No pudo ingresar';

const page = (sentence: string): string =>
  html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${TITLE} · ${BRAND.name}</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${TITLE}</h1>
          <p>${sentence}</p>
          <a href="/login">Volver a Iniciar sesión</a>
        </main>
      </body>
    </html>`.text;

/** Answers a failure with a page for browsers, and a problem for programs. */
@Catch()
export class FailedSignInPage extends ProblemFilter {
  protected override send(error: unknown, request: TracedRequest, response: Response): void {
    if (request.accepts(['json', 'html']) !== 'html') return super.send(error, request, response);
    const sentence = sentenceFor(error, audienceOf(request));
    response.setHeader('Content-Security-Policy', POLICY).type('html').send(page(sentence));
  }
}
