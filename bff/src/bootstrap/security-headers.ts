import type { RequestHandler } from 'express';
import helmet from 'helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** One origin, no inline scripts or styles, no frames. */
export const securityHeaders = (production: boolean): RequestHandler =>
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
