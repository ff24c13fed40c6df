import { Module } from '@nestjs/common';
import { bindPort } from '../../border/port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { CorePdf } from './pdf.core.ts';
import { LocalPdf } from './pdf.local.ts';
import { type PdfAdapter, PdfPort } from './pdf.port.ts';

@Module({
  providers: bindPort<PdfAdapter>({
    capability: 'pdf',
    port: PdfPort,
    local: LocalPdf,
    // Two renderers never make equal bytes, so only the success of both is compared.
    onTheWire: () => ({ type: 'application/pdf' }),
    core: (upstream: Upstream) => new CorePdf(upstream),
  }),
  exports: [PdfPort],
})
export class PdfModule {}
