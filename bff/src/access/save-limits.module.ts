import { Module } from '@nestjs/common';
import { SaveLimits } from './save-limits.ts';

/** One count for everything that saves or mails. */
@Module({ providers: [SaveLimits], exports: [SaveLimits] })
export class SaveLimitsModule {}
