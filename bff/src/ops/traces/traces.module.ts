import { Module } from '@nestjs/common';
import { TracesController } from './traces.controller.ts';

@Module({ controllers: [TracesController] })
export class TracesModule {}
