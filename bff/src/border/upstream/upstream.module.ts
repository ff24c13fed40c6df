import { Global, Module } from '@nestjs/common';
import { UpstreamFactory } from './upstream-factory.ts';

@Global()
@Module({ providers: [UpstreamFactory], exports: [UpstreamFactory] })
export class UpstreamModule {}
