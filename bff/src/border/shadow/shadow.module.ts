import { Global, Module } from '@nestjs/common';
import { Shadow } from './shadow.service.ts';

@Global()
@Module({ providers: [Shadow], exports: [Shadow] })
export class ShadowModule {}
