import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Step } from '../http/one-layer.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

const helmetOf = (production: boolean): ReturnType<typeof helmet> =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        objectSrc: NONE,
        baseUri: NONE,
        frameAncestors: NONE,
        formAction: SELF,
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'same-origin' },
  });

/** One origin, no inline scripts or styles, no frames: helmet's headers, which are the same for all and so found once. */
export function securityHeaders(production: boolean): Step {
  const headers = headersBy(helmetOf(production));
  return (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

function headersBy(handler: ReturnType<typeof helmet>): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}
